import * as v from 'valibot'
import { Timestamp } from '#contract/store.ts'

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
const listOf = <T extends v.GenericSchema>(item: T) => v.nullable(v.array(item))

/** Without the name of who wrote it: nobody needs it. */
export const PageReview = v.object({
  id: v.string(),
  /** 1..5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.nullable(v.string()),
  body: v.string(),
  createdAt: Timestamp,
  reply: v.nullable(v.object({ body: v.string(), createdAt: Timestamp })),
})
export type PageReview = v.InferOutput<typeof PageReview>

/**
 * What is kept of an app's product page in one storefront. Of every part, null: the page does not have it, so nothing is
 * known; an empty list: there is none.
 */
export const ProductPage = v.object({
  title: v.string(),
  /** Empty: the app has none. */
  subtitle: v.nullable(v.string()),
  /** Left out: the page was kept before this was read. */
  description: v.optional(v.nullable(v.string()), null),
  /** It can be ordered before it is out. */
  isPreorder: v.optional(v.nullable(v.boolean()), null),
  /** Language of its texts, such as `en-US`. */
  language: v.nullable(v.string()),
  /** Other languages that the storefront offers the page in. */
  languages: v.array(v.string()),
  /** Newest first, at most 25. */
  versions: listOf(v.object({ version: v.string(), releasedAt: v.nullable(Timestamp), notes: v.nullable(v.string()) })),
  /** Those sold most, at most about ten; of one name there may be several. Prices are as they are printed. */
  purchases: listOf(v.object({ name: v.string(), price: v.string() })),
  hasPurchases: v.nullable(v.boolean()),
  ratings: v.nullable(
    v.object({
      average: v.number(),
      count: Count,
      /** Of 1, 2, 3, 4 and 5 stars; null: not told. */
      byStars: v.nullable(v.pipe(v.array(Count), v.length(5))),
    }),
  ),
  /** Those that the store shows first, at most eight. */
  reviews: listOf(PageReview),
  privacyTypes: listOf(v.object({ type: v.string(), categories: v.array(v.string()) })),
  accessibility: listOf(v.string()),
  /** What each device has to run. Left out: the page was kept before this was read. */
  requirements: v.optional(listOf(v.object({ device: v.string(), requirement: v.string() })), null),
  /** By device, such as `phone`, `pad` or `mac`; addresses of the store's pictures at their own size. */
  media: listOf(v.object({ device: v.string(), screenshots: v.array(v.string()), videos: v.array(v.string()) })),
  similar: listOf(
    v.object({
      trackId: v.string(),
      title: v.string(),
      subtitle: v.nullable(v.string()),
      developerName: v.nullable(v.string()),
      icon: v.nullable(v.string()),
      rating: v.optional(v.nullable(v.number()), null),
    }),
  ),
  /** Where the app stands in a chart of its category. */
  chart: v.nullable(v.object({ position: Count, genreId: v.string(), kind: v.string() })),
  events: listOf(
    v.object({
      id: v.string(),
      kind: v.nullable(v.string()),
      title: v.string(),
      subtitle: v.nullable(v.string()),
      image: v.nullable(v.string()),
      from: Timestamp,
      to: Timestamp,
    }),
  ),
  /** Of a product page test: what such a page shows may differ from what others see. */
  variant: v.object({ id: v.nullable(v.string()), experiment: v.nullable(v.string()) }),
  /** Parts that were far shorter than before when they were read last: the earlier ones are kept once. */
  doubted: v.optional(v.array(v.string()), []),
})
export type ProductPage = v.InferOutput<typeof ProductPage>
