import * as v from 'valibot'
import { countryCodeOf, Locale, Timestamp, type ListingRef } from '#contract/store.ts'
import type { Review, ReviewPage } from '../../market.ts'
import type { Gateway, StoreAnswer } from '../gateway/gateway.ts'
import { orFailure } from '../gateway/store-failure.ts'
import type { FreshnessPolicy, StoreClient } from '../store-client.ts'
import type { PageReview } from './page/product-page.ts'
import type { ReadProductPage } from './page/product-pages.ts'
import type { Request } from './request.ts'
import { reviewPageOf, type ReviewFormat } from './review-feed.ts'

interface AppleReviewsParts {
  gateway: Gateway
  /** Asks for the feeds. */
  request: Request
  pages: ReadProductPage
}

/** One product page serves every feature. */
const PAGE_AGE_MS = 24 * 3_600_000

/**
 * Reviews of the feeds, a page at a time. The store leaves the feeds empty for whole countries and months. Where they are empty and
 * the app's own page counts ratings, the reviews are withheld: those that the page shows, with the developer's answers, stand in for
 * them. @throws StoreUnavailable
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

  /** null: the page counts no ratings, or nothing is known of it. */
  async function fromPage(ref: ListingRef, freshness: FreshnessPolicy): Promise<StoreAnswer<ReviewPage> | null> {
    const { answer } = await orFailure(pages(ref, { ...freshness, maxAgeMs: PAGE_AGE_MS }))
    const page = answer?.value
    if (!answer || !page?.ratings || page.ratings.count === 0) return null
    const reviews = (page.reviews ?? []).map((review) => reviewOfPage(review, ref.locale))
    const newestFirst = reviews.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    return { ...answer, value: { reviews: newestFirst, next: null, isWithheld: true } }
  }

  return async (ref, page, freshness) => {
    const answer = await fromFeeds(ref, page, freshness)
    if (answer.value !== null || page > 1) return answer
    return (await fromPage(ref, freshness)) ?? answer
  }
}

const reviewOfPage = (review: PageReview, locale: Locale): Review => ({
  ...review,
  author: null,
  version: null,
  locale,
  language: null,
  likes: null,
})

/** A page of a feed as it is kept between calls. */
const StoredReviewPage: v.GenericSchema<unknown, ReviewPage> = v.object({
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
