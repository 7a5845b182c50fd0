import type { Context, Hono } from 'hono'
import { countryCodeOf } from '#contract/store.ts'
import type { Review } from '#server/markets/market.ts'
import { countryOfTerritory, territoryOfCountry } from '#server/markets/territories.ts'
import type { ConsoleParts } from '../console.ts'
import { badParameter, notFound, page, stretchOf, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { pacificTimestamp } from './pacific.ts'
import { keptReplies, replyResource, type KeptReply } from './replies.ts'
import { appOfReview, newestReviews, reviewBy } from './review-list.ts'

const resourceOf = (review: Review, replyId: string | null) => ({
  type: 'customerReviews',
  id: review.id,
  attributes: {
    rating: review.rating,
    title: review.title ?? '',
    body: review.body,
    reviewerNickname: review.author,
    createdDate: pacificTimestamp(new Date(review.createdAt)),
    territory: territoryOfCountry(countryCodeOf(review.locale)),
  },
  relationships: {
    response: replyId === null ? {} : { data: { type: 'customerReviewResponses', id: replyId } },
  },
})

const orders: Record<string, (a: Review, b: Review) => number> = {
  '-createdDate': () => 0,
  createdDate: (a, b) => a.createdAt.localeCompare(b.createdAt),
  rating: (a, b) => a.rating - b.rating,
  '-rating': (a, b) => b.rating - a.rating,
}

/** What the parameters leave of a list; null: they name an order that there is not. */
function chosen(c: Context, reviews: readonly Review[], isAnswered: (review: Review) => boolean): Review[] | null {
  const order = orders[c.req.query('sort') ?? '-createdDate']
  const ratings = c.req.query('filter[rating]')?.split(',')
  const answered = c.req.query('exists[publishedResponse]')
  if (!order) return null
  return reviews
    .filter((review) => !ratings || ratings.includes(String(review.rating)))
    .filter((review) => answered === undefined || isAnswered(review) === (answered === 'true'))
    .toSorted(order)
}

/** Whether the first reviews tell all that is asked for. */
const isPlain = (c: Context) =>
  c.req.query('filter[rating]') === undefined &&
  c.req.query('exists[publishedResponse]') === undefined &&
  (c.req.query('sort') ?? '-createdDate') === '-createdDate'

export function addReviews(app: Hono<Env>, parts: ConsoleParts): void {
  const { market, clock } = parts
  const replyIn = (kept: Map<string, KeptReply>, review: Review) => replyResource(review, kept.get(review.id), clock())

  /** Of an app, or of one of its versions. */
  async function list(c: Context<Env>, trackId: string, version: string | null) {
    const key = c.get('key')
    const stretch = stretchOf(c)
    if (!stretch) return badParameter(c, 'limit or cursor is not valid')
    const territory = c.req.query('filter[territory]')
    const country = territory === undefined ? null : (countryOfTerritory(territory) ?? '')
    const wanted = isPlain(c) && version === null ? stretch.to + 1 : Infinity
    const newest = await newestReviews(market, trackId, { wanted, country })
    const all = version === null ? newest : newest.filter((review) => review.version === version)
    const kept = await keptReplies(parts, key.owner)
    const found = chosen(c, all, (review) => replyIn(kept, review)?.attributes.state === 'PUBLISHED')
    if (!found) return badParameter(c, 'sort is not valid')
    const withReplies = found.map((review) => ({ review, reply: null as ReturnType<typeof replyIn> }))
    for (const one of withReplies.slice(stretch.from, stretch.to)) one.reply = replyIn(kept, one.review)
    const replies = withReplies.slice(stretch.from, stretch.to).flatMap(({ reply }) => reply ?? [])
    const data = withReplies.map(({ review, reply }) => resourceOf(review, reply?.id ?? null))
    return page(c, data, () => (c.req.query('include') === 'response' ? { included: replies } : {}))
  }

  app.get('/v1/apps/:id/customerReviews', needs('read-reviews'), async (c) => {
    const trackId = c.req.param('id')
    return (await visibleApp(c.get('key'), trackId)) ? list(c, trackId, null) : notFound(c, 'apps', trackId)
  })

  app.get('/v1/appStoreVersions/:id/customerReviews', needs('read-reviews'), async (c) => {
    const id = c.req.param('id')
    const [, trackId = '', version = ''] = /^(\d+)\.(?:v(.+)|draft|live)$/.exec(id) ?? []
    return (await visibleApp(c.get('key'), trackId)) ? list(c, trackId, version) : notFound(c, 'appStoreVersions', id)
  })

  app.get('/v1/customerReviews/:id', needs('read-reviews'), async (c) => {
    const id = c.req.param('id')
    const isVisible = c.get('key').trackIds.includes(appOfReview(id) ?? '')
    const review = isVisible ? await reviewBy(market, id) : null
    if (!review) return notFound(c, 'customerReviews', id)
    const reply = replyIn(await keptReplies(parts, c.get('key').owner), review)
    return c.json({ data: resourceOf(review, reply?.id ?? null) })
  })
}
