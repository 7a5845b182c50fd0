import * as v from 'valibot'
import type { Locale } from '#contract/store.ts'
import type { Review, ReviewPage } from '../../../market.ts'
import { entriesOf, Label } from '../feed.ts'
import { jsonOf, malformed } from '../request.ts'
import { lastPageOf, type FeedReview, type ReviewFeed } from './feed-review.ts'
import { reviewXml } from './review-xml.ts'

/** The store has at most so many pages, of 50 reviews each. */
export const REVIEW_PAGES_MAX = 10

const Entry = v.object({
  id: Label,
  'im:rating': Label,
  title: Label,
  content: Label,
  author: v.object({ name: Label }),
  'im:version': v.optional(Label),
  'im:voteSum': v.optional(Label),
  updated: v.optional(Label),
})
const Link = v.object({ attributes: v.object({ rel: v.string(), href: v.string() }) })
const Links = v.object({ feed: v.object({ link: v.optional(v.array(v.unknown()), []) }) })

function reviewJson(text: string): ReviewFeed {
  const json = jsonOf(text)
  // The first entry of some feeds is the app itself, which has no rating.
  const rated = entriesOf(json).filter((entry) => v.is(v.looseObject({ 'im:rating': v.unknown() }), entry))
  const parsed = v.safeParse(v.array(Entry), rated)
  if (!parsed.success) throw malformed(`The reviews are not as expected: ${v.getDotPath(parsed.issues[0]) ?? ''}`)
  const links = v.safeParse(Links, json)
  const last = (links.success ? links.output.feed.link : [])
    .map((link) => v.safeParse(Link, link))
    .find(({ success, output }) => success && output.attributes.rel === 'last')
  return {
    reviews: parsed.output.map((entry) => ({
      id: entry.id.label,
      rating: entry['im:rating'].label,
      title: entry.title.label,
      body: entry.content.label,
      author: entry.author.name.label,
      version: entry['im:version']?.label,
      votes: entry['im:voteSum']?.label,
      updated: entry.updated?.label,
    })),
    lastPage: last?.success ? lastPageOf(last.output.attributes.href) : null,
  }
}

export type ReviewFormat = 'json' | 'xml'

/**
 * A page of reviews, newest first; null: the feed has none that can be dated, which may also mean that the store
 * withholds them.
 * @throws StoreFailure
 */
export function reviewPageOf(text: string, format: ReviewFormat, page: number, locale: Locale): ReviewPage | null {
  const feed = format === 'json' ? reviewJson(text) : reviewXml(text)
  const reviews = feed.reviews.flatMap((review) => reviewOf(review, locale) ?? [])
  if (reviews.length === 0) return null
  return { reviews, next: page < Math.min(feed.lastPage ?? REVIEW_PAGES_MAX, REVIEW_PAGES_MAX) ? page + 1 : null }
}

function reviewOf(
  { id, rating, title, body, author, version, votes, updated }: FeedReview,
  locale: Locale,
): Review | null {
  const stars = Number(rating)
  if (updated === undefined || Number.isNaN(Date.parse(updated)) || !(stars >= 1 && stars <= 5)) return null
  return {
    id,
    rating: stars,
    title: title.trim() || null,
    body,
    author: author.trim() || null,
    version: version?.trim() || null,
    createdAt: new Date(updated).toISOString(),
    locale,
    language: null,
    likes: votes !== undefined && /^\d+$/.test(votes) ? Number(votes) : null,
    reply: null,
  }
}
