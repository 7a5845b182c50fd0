import * as v from 'valibot'
import type { PageReview, ProductPage } from './product-page.ts'
import { Artwork, itemsOf, momentOf, OptionalText, pictureOf, Text, type Shelves } from './shelf.ts'

const Ratings = v.object({
  ratingAverage: v.number(),
  totalNumberOfRatings: v.pipe(v.number(), v.minValue(0)),
  ratingCounts: v.optional(v.nullable(v.array(v.pipe(v.number(), v.minValue(0))))),
})

/** Counts come most stars first, and as floats now and then. */
export function ratingsOf({ productRatings }: Shelves): ProductPage['ratings'] {
  const ratings = itemsOf(productRatings, Ratings)?.[0]
  if (!ratings) return null
  const { ratingAverage, totalNumberOfRatings, ratingCounts } = ratings
  return {
    average: ratingAverage,
    count: Math.round(totalNumberOfRatings),
    byStars: ratingCounts?.length === 5 ? ratingCounts.map(Math.round).toReversed() : null,
  }
}

const Review = v.object({
  id: Text,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: OptionalText,
  contents: v.string(),
  date: Text,
  response: v.optional(v.nullable(v.object({ contents: v.string(), date: Text }))),
})
const ReviewItem = v.object({ review: Review })

/** The reviews on a shelf; those without a date are left out. */
export const reviewsOf = (shelf: unknown): PageReview[] | null =>
  itemsOf(shelf, ReviewItem)?.flatMap(({ review }) => reviewOf(review) ?? []) ?? null

function reviewOf({ id, rating, title, contents, date, response }: v.InferOutput<typeof Review>) {
  const createdAt = momentOf(date)
  if (createdAt === null) return null
  const repliedAt = momentOf(response?.date)
  return {
    id,
    rating,
    title: title?.trim() || null,
    body: contents,
    createdAt,
    reply: response && repliedAt ? { body: response.contents, createdAt: repliedAt } : null,
  }
}

const Lockup = v.object({
  adamId: v.pipe(v.string(), v.regex(/^\d+$/)),
  title: Text,
  subtitle: OptionalText,
  developerTagline: OptionalText,
  developerName: OptionalText,
  icon: v.optional(v.nullable(Artwork)),
  rating: v.optional(v.nullable(v.number())),
})

/** An app without a subtitle carries its category there, and one that nobody has rated 0. */
export const similarOf = ({ similarItems }: Shelves, categories: readonly string[]): ProductPage['similar'] =>
  itemsOf(similarItems, Lockup)?.map(({ adamId, title, developerName, icon, rating, ...told }) => {
    const subtitle = told.subtitle ?? told.developerTagline
    return {
      trackId: adamId,
      title,
      subtitle: subtitle !== null && categories.includes(subtitle) ? null : subtitle,
      developerName,
      icon: icon ? pictureOf(icon) : null,
      rating: rating || null,
    }
  }) ?? null

const ChartBadge = v.object({
  key: v.literal('chartPosition'),
  content: v.object({ position: v.pipe(v.string(), v.regex(/^\d+$/)) }),
  clickAction: v.object({ destination: v.object({ chart: Text, genreId: Text }) }),
})

export function chartOf({ informationRibbon }: Shelves): ProductPage['chart'] {
  const badge = itemsOf(informationRibbon, ChartBadge)?.[0]
  if (!badge) return null
  const { chart, genreId } = badge.clickAction.destination
  return { position: Number(badge.content.position), genreId, kind: chart }
}

const Event = v.object({
  id: OptionalText,
  appEventId: OptionalText,
  kind: OptionalText,
  title: Text,
  subtitle: OptionalText,
  startDate: Text,
  endDate: OptionalText,
  moduleArtwork: v.optional(v.unknown()),
  clickAction: v.optional(v.unknown()),
})
const Address = v.object({ pageUrl: v.string() })

/**
 * In-app events, read as leniently as can be. A page that orders its shelves and has none of events has no events.
 * One without an end counts as a day.
 */
export function eventsOf(shelves: Shelves, order: readonly string[]): ProductPage['events'] {
  const shelf = shelves['appEvents']
  if (shelf === undefined || shelf === null) return order.includes('appEvents') ? [] : null
  const events = itemsOf(shelf, Event)
  return (
    events?.flatMap(({ id, appEventId, kind, title, subtitle, startDate, endDate, moduleArtwork, clickAction }) => {
      const from = momentOf(startDate)
      if (from === null) return []
      const address = v.is(Address, clickAction) ? clickAction.pageUrl : ''
      return {
        id: appEventId ?? id ?? /\/app-event\/(\d+)/.exec(address)?.[1] ?? `${startDate} ${title}`,
        kind,
        title,
        subtitle,
        image: v.is(Artwork, moduleArtwork) ? pictureOf(moduleArtwork) : null,
        from,
        to: momentOf(endDate) ?? new Date(Date.parse(from) + 86_400_000).toISOString(),
      }
    }) ?? null
  )
}
