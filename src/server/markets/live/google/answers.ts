import * as v from 'valibot'
import { TrackId } from '#contract/store.ts'
import { PlaySafety, PlaySimilar } from './page-parts.ts'

const Text = v.nullish(v.string(), null)
/** The library writes NaN where a page has no number. */
const Count = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
  ),
  null,
)
const Address = v.nullish(v.pipe(v.string(), v.url()), null)

/** An app in search results or a chart, as the scraper library tells it. */
export const PlayTile = v.object({
  appId: TrackId,
  title: v.pipe(v.string(), v.minLength(1)),
  developer: Text,
  icon: Text,
  currency: Text,
  /** In the country's currency. */
  price: Count,
  free: v.optional(v.boolean(), false),
  /** Mean stars. */
  score: Count,
  summary: Text,
  /** Its category, as the store names it; charts alone tell it. Left out: the chart was kept before this was read. */
  genre: Text,
})
export type PlayTile = v.InferOutput<typeof PlayTile>

/** An app's page as the scraper library tells it. */
export const PlayApp = v.object({
  appId: TrackId,
  title: v.pipe(v.string(), v.minLength(1)),
  summary: Text,
  description: Text,
  developer: Text,
  developerWebsite: Address,
  genre: Text,
  genreId: Text,
  categories: v.optional(v.array(v.object({ name: Text, id: Text })), []),
  score: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), null),
  ratings: Count,
  /** Ratings of each number of stars. Left out: the page was kept before this was read. */
  histogram: v.nullish(v.object({ 1: Count, 2: Count, 3: Count, 4: Count, 5: Count }), null),
  price: Count,
  free: v.boolean(),
  currency: Text,
  priceText: Text,
  offersIAP: v.boolean(),
  /** Span of their prices, in words. */
  IAPRange: Text,
  preregister: v.optional(v.boolean(), false),
  icon: Text,
  headerImage: Text,
  screenshots: v.optional(v.array(v.nullish(v.string())), []),
  video: Address,
  contentRating: Text,
  released: Text,
  /** Milliseconds since 1970. */
  updated: Count,
  version: Text,
  recentChanges: Text,
  /** Left out: the page was kept before this was read. */
  similar: v.nullish(v.array(PlaySimilar), null),
  safety: v.nullish(v.array(PlaySafety), null),
})
export type PlayApp = v.InferOutput<typeof PlayApp>

export const PlayReview = v.object({
  id: v.string(),
  userName: Text,
  date: v.pipe(v.string(), v.isoTimestamp()),
  score: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: Text,
  replyDate: Text,
  replyText: Text,
  version: Text,
  thumbsUp: Count,
})
export type PlayReview = v.InferOutput<typeof PlayReview>

export const PlayReviews = v.object({ data: v.array(v.unknown()), nextPaginationToken: Text })
