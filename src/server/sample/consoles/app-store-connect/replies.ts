import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Review } from '#server/markets/market.ts'
import type { ConsoleParts } from '../console.ts'
import { badEntity, notFound, problem, type Env } from './answers.ts'
import { needs } from './authorize.ts'
import { pacificTimestamp } from './pacific.ts'
import { appOfReview, reviewBy } from './review-list.ts'

const KIND = 'reply'
/** Longest reply, characters. */
const TEXT_MAX = 5970
/** How long a reply waits until it is shown, ms. */
const PUBLISHED_AFTER_MS = 5 * 60_000

/** What was written through the console: it stands before what the market says. */
const Kept = v.nullish(
  v.variant('is', [
    v.object({ is: v.literal('reply'), body: v.string(), at: v.string() }),
    v.object({ is: v.literal('deleted') }),
  ]),
)
export type KeptReply = v.InferOutput<typeof Kept>

/** The account's own replies, by review. */
export async function keptReplies({ records }: ConsoleParts, owner: string): Promise<Map<string, KeptReply>> {
  return new Map((await records.list(owner, KIND)).map(({ id, value }) => [id, v.parse(Kept, value)]))
}

/** The reply's resource; null: the review has none. */
export function replyResource({ id, reply }: Review, kept: KeptReply, now: Date) {
  if (kept?.is === 'deleted') return null
  const shown = kept ? { body: kept.body, createdAt: kept.at } : reply
  if (!shown) return null
  const at = new Date(shown.createdAt)
  const isPublished = !kept || now.getTime() - at.getTime() >= PUBLISHED_AFTER_MS
  return {
    type: 'customerReviewResponses',
    id: `r.${id}`,
    attributes: {
      responseBody: shown.body,
      lastModifiedDate: pacificTimestamp(at),
      state: isPublished ? 'PUBLISHED' : 'PENDING_PUBLISH',
    },
  }
}

const Body = v.object({
  data: v.object({
    type: v.literal('customerReviewResponses'),
    attributes: v.object({ responseBody: v.string() }),
    relationships: v.object({
      review: v.object({ data: v.object({ type: v.literal('customerReviews'), id: v.string() }) }),
    }),
  }),
})

export function addReplies(app: Hono<Env>, parts: ConsoleParts): void {
  const { market, records, clock } = parts
  /** null: there is no such review, or the key does not see its app. */
  const visible = async (key: Env['Variables']['key'], reviewId: string) =>
    key.trackIds.includes(appOfReview(reviewId) ?? '') ? reviewBy(market, reviewId) : null
  const keptOf = async (owner: string, reviewId: string) => v.parse(Kept, await records.get(owner, KIND, reviewId))

  app.get('/v1/customerReviews/:id/response', needs('read-reviews'), async (c) => {
    const review = await visible(c.get('key'), c.req.param('id'))
    const data = review && replyResource(review, await keptOf(c.get('key').owner, review.id), clock())
    return data ? c.json({ data }) : notFound(c, 'customerReviewResponses', c.req.param('id'))
  })

  app.post('/v1/customerReviewResponses', needs('reply'), async (c) => {
    const body = v.safeParse(Body, await c.req.json().catch(() => null))
    if (!body.success)
      return problem(c, {
        status: 400,
        code: 'PARAMETER_ERROR.INVALID',
        title: 'The request is malformed',
        detail: 'The request entity is not a valid request document object',
      })
    const { attributes, relationships } = body.output.data
    const { responseBody } = attributes
    if (responseBody.trim() === '') return badEntity(c, 'ATTRIBUTE.REQUIRED', "'responseBody' must not be empty")
    if (Array.from(responseBody).length > TEXT_MAX)
      return badEntity(c, 'ATTRIBUTE.INVALID.TOO_LONG', `'responseBody' must not be longer than ${TEXT_MAX} characters`)
    const review = await visible(c.get('key'), relationships.review.data.id)
    if (!review) return badEntity(c, 'RELATIONSHIP.INVALID', "There is no such 'customerReviews'")
    const kept: KeptReply = { is: 'reply', body: responseBody, at: clock().toISOString() }
    await records.put(c.get('key').owner, KIND, review.id, kept)
    return c.json({ data: replyResource(review, kept, clock()) }, 201)
  })

  app.delete('/v1/customerReviewResponses/:id', needs('reply'), async (c) => {
    const { owner } = c.get('key')
    const id = c.req.param('id')
    const review = id.startsWith('r.') ? await visible(c.get('key'), id.slice(2)) : null
    if (!review || !replyResource(review, await keptOf(owner, review.id), clock()))
      return notFound(c, 'customerReviewResponses', id)
    const gone: KeptReply = { is: 'deleted' }
    await records.put(owner, KIND, review.id, gone)
    return c.body(null, 204)
  })
}
