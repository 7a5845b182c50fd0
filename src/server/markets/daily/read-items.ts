import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Listing, MarketSource } from '../market.ts'
import type { ChartItem, DayItem, LeadersItem, ListingItem, RankItem } from './day-items.ts'
import type { Enqueue } from './enqueue.ts'
import { kindsOf } from '#server/jobs/queues.ts'
import { recordListing } from '#server/history/listings.ts'
import { recordRating } from '#server/history/ratings.ts'
import { recordChart } from '#server/history/record-chart.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { eachOnce, recordSearch } from '../record-search.ts'

/** What reading an item requires. */
export interface Readers {
  /** With the urgency of a job: requests wait for the store's budget, and are never answered with an old value. */
  market: MarketSource
  db: Kysely<Schema>
  enqueue: Enqueue
  clock: () => Date
}

/** The answer belongs to another day than the item, so it is not recorded. */
export class OtherDay extends Error {
  override readonly name = 'OtherDay'
}

const groups = ['FREE', 'PAID', 'GROSSING'] as const satisfies CategoryGroup[]

/**
 * Reads an item and records the result.
 * @throws StoreUnavailable, OtherDay: nothing was recorded
 */
export function readItem(item: DayItem, readers: Readers): Promise<void> {
  if ('trackIds' in item) return readRanks(item, readers)
  if ('keyword' in item) return readLeaders(item, readers)
  return 'group' in item ? readChart(item, readers) : readListing(item, readers)
}

/** Records the listing and its ratings, and enqueues the charts that the app may be in. */
async function readListing(item: ListingItem, { market, db, enqueue }: Readers): Promise<void> {
  const { day, ...ref } = item
  const [listing, rating] = await Promise.all([market.listing(ref), market.rating(ref)])
  // Not listed in this country: nothing to record or retry.
  if (!listing) return
  requireDay(day, listing.retrievedAt)
  await recordListing(db, market.id, { listing, day })
  if (rating) {
    requireDay(day, rating.provenance.asOf)
    const { avgRating, ratingCount } = rating
    const byStars = (await market.ratingPast(ref, day, day))?.days.find(({ date }) => date === day)?.byStars ?? null
    await recordRating(db, market.id, { ref, rating: { day, avgRating, ratingCount, byStars } })
  }
  await enqueue(
    'charts',
    chartsOf(listing, day).map((item) => ({ item })),
  )
}

async function readChart(item: ChartItem, { market, db, clock }: Readers): Promise<void> {
  const chart = await market.chart(item)
  requireDay(item.day, clock())
  if (chart) await recordChart(db, market.id, chart)
}

/**
 * Records the rank of every app, null if the results do not contain it, and the results themselves. Where these tell no
 * ratings, those of the first apps are read after them.
 */
async function readRanks(item: RankItem, { market, db, enqueue }: Readers): Promise<void> {
  const { trackIds, ...query } = item
  const results = await market.keywordResults(query)
  if (!results) return
  requireDay(item.day, results.asOf)
  const apps = eachOnce(results.apps)
  const places = new Map(apps.map(({ trackId }, index) => [trackId, index + 1]))
  const { store, keyword, day } = query
  const country = countryCodeOf(query.locale)
  await recordRanks(
    db,
    market.id,
    trackIds.map((trackId) => ({
      app: { store, trackId },
      country,
      keyword,
      day,
      rank: places.get(trackId) ?? null,
    })),
  )
  const { leaders = [], origin } = results
  await recordSearch(db, market.id, { store, country, keyword, day, apps, leaders, origin }, query.locale)
  if (kindsOf[store].includes('leaders') && leaders.length > 0) await enqueue('leaders', [{ item: query }])
}

/** Records the results of a search again, with what the pages of the first apps tell of these. */
async function readLeaders(query: LeadersItem, { market, db }: Readers): Promise<void> {
  const results = await market.keywordResults(query)
  const leaders = results && (await market.keywordLeaders(query))
  if (!leaders) return
  requireDay(query.day, results.asOf)
  const { store, keyword, day, locale } = query
  const apps = eachOnce(results.apps)
  await recordSearch(db, market.id, { store, country: countryCodeOf(locale), keyword, day, apps, leaders }, locale)
}

/** The chart of all apps and the charts of the app's categories, in the listing's country. */
const chartsOf = ({ store, locale, categories }: Listing, day: UtcDay): ChartItem[] =>
  [null, ...categories.map(({ name }) => name)].flatMap((category) =>
    groups.map((group) => ({ store, locale, category, group, day })),
  )

/** @throws OtherDay */
function requireDay(day: UtcDay, moment: Date | string): void {
  if (dayOf(moment) !== day) throw new OtherDay(`Wanted ${day}, read on ${dayOf(moment)}`)
}
