import * as v from 'valibot'
import { countryCodeOf, Locale, Timestamp, type ListingRef } from '#contract/store.ts'
import type { Review, ReviewPage } from '../../../market.ts'
import type { Gateway, StoreAnswer } from '../../gateway/gateway.ts'
import { orFailure } from '../../gateway/store-failure.ts'
import type { FreshnessPolicy, StoreClient } from '../../store-client.ts'
import type { PageReview } from '../page/product-page.ts'
import type { ReadProductPage } from '../page/product-pages.ts'
import { malformed, type Request } from '../request.ts'
import { storefrontId } from '../storefront-id.ts'
import { reviewRowsHeaders, reviewRowsPath, reviewsOfRows } from './review-rows.ts'
import { reviewPageOf, type ReviewFormat } from './review-feed.ts'

interface AppleReviewsParts {
  gateway: Gateway
  /** Asks the feeds. */
  request: Request
  pages: ReadProductPage
}

/** A product page serves every feature. */
const PAGE_AGE_MS = 24 * 3_600_000

/**
 * Reviews of the feeds, a page at a time. The store leaves these empty for whole countries and months: where they are, and the
 * app's own page counts ratings, the reviews are withheld, and those are told that the page shows, with the developer's answers, and
 * those that the store's own application is given.
 */
export function appleReviews({ gateway, request, pages }: AppleReviewsParts): StoreClient['reviews'] {
  /** The one that had reviews last comes first: the store leaves the JSON feed empty at times. */
  let formats: [ReviewFormat, ReviewFormat] = ['json', 'xml']

  async function fromFeeds({ trackId, locale }: ListingRef, page: number, freshness: FreshnessPolicy) {
    const path = `customerreviews/page=${page}/id=${trackId}/sortby=mostrecent`
    const read = (format: ReviewFormat) =>
      gateway.read({
        source: 'feeds',
        key: `reviews/${locale}/${path}/${format}`,
        ...freshness,
        schema: v.nullable(StoredReviewPage),
        fetch: async () => {
          const text = await request(`/${countryCodeOf(locale).toLowerCase()}/rss/${path}/${format}`)
          return text === null ? null : reviewPageOf(text, format, page, locale)
        },
      })
    const [first, second] = formats
    const answer = await read(first)
    if (answer.value !== null) return answer
    const other = await read(second)
    if (other.value !== null) formats = [second, first]
    return other
  }

  /** null: the page counts no ratings, or says nothing. */
  async function fromPage(ref: ListingRef, freshness: FreshnessPolicy): Promise<StoreAnswer<ReviewPage> | null> {
    const { answer } = await orFailure(pages(ref, { ...freshness, maxAgeMs: PAGE_AGE_MS }))
    const shown = answer?.value
    if (!answer || !shown?.ratings || shown.ratings.count === 0) return null
    const shownOnPage = (shown.reviews ?? []).map((review) => onPage(review, ref.locale))
    const rows = (await orFailure(fromRows(ref, freshness))).answer?.value ?? []
    return { ...answer, value: { reviews: together(rows, shownOnPage), next: null, isWithheld: true } }
  }

  /** @throws StoreUnavailable */
  async function fromRows({ trackId, locale }: ListingRef, freshness: FreshnessPolicy) {
    const id = storefrontId(locale)
    if (id === null) return null
    return gateway.read({
      source: 'searchOrder',
      key: `review-rows/${locale}/${trackId}`,
      ...freshness,
      schema: StoredReviewPage.entries.reviews,
      fetch: async () => {
        const text = await request(reviewRowsPath(trackId), reviewRowsHeaders(id))
        if (text === null) throw malformed('The store answered 404')
        return reviewsOfRows(text, locale)
      },
    })
  }

  return async (ref, page, freshness) => {
    const answer = await fromFeeds(ref, page, freshness)
    if (answer.value !== null || page > 1) return answer
    return (await fromPage(ref, freshness)) ?? answer
  }
}

/** Each once, newest first; only the page tells answers. */
function together(rows: readonly Review[], shown: readonly Review[]): Review[] {
  const byId = new Map([...shown, ...rows].map((review) => [review.id, review]))
  for (const { id, reply } of shown) {
    const review = byId.get(id)
    if (review && reply) byId.set(id, { ...review, reply })
  }
  return [...byId.values()].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
}

const onPage = ({ id, rating, title, body, createdAt, reply }: PageReview, locale: Locale): Review => ({
  id,
  rating,
  title,
  body,
  author: null,
  version: null,
  createdAt,
  locale,
  language: null,
  likes: null,
  reply,
})

/** A page of reviews as it is kept between calls. */
const StoredReviewPage = v.object({
  reviews: v.array(
    v.object({
      id: v.string(),
      rating: v.number(),
      title: v.nullable(v.string()),
      body: v.string(),
      author: v.nullable(v.string()),
      version: v.nullable(v.string()),
      createdAt: Timestamp,
      locale: Locale,
      language: v.null(),
      likes: v.nullable(v.number()),
      reply: v.null(),
    }),
  ),
  next: v.nullable(v.number()),
})
