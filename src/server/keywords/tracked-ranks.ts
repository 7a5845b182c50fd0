import type { Kysely } from 'kysely'
import { firstFacts } from '#aso/estimates/first-facts.ts'
import { estimatesFrom } from '#aso/estimates/from-results.ts'
import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { storedListings } from '#server/history/listings.ts'
import { newestResults } from '#server/history/result-lists.ts'
import { newestRanksOf } from '#server/history/newest-ranks.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HINTS_MAX } from '#server/markets/pool/pace.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { calibrationOf } from '#server/markets/volumes/calibration.ts'
import { ownKeywords } from '#server/markets/ranked-keywords/own-keywords.ts'

export interface TrackedRanks {
  /** UTC day, ISO, of the newest search. */
  day: UtcDay
  keywords: KeywordMetrics[]
  /** UTC day, ISO, of each keyword's own newest search. */
  days: ReadonlyMap<string, UtcDay>
}

/** A keyword of which only its place is known, or not even that. */
export const onlyRanked = (
  keyword: string,
  rank: number | null = null,
  change: number | null = null,
): KeywordMetrics => ({
  keyword,
  rank,
  change,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
})

/**
 * The last 30 days' ranks of the keywords that the caller's own organisation tracks; of those beyond its plan, the 30 days until
 * the plan's last one. null: none of them has been searched for.
 */
export async function trackedRanks(
  db: Kysely<Schema>,
  caller: Caller,
  ref: ListingRef,
  now: Date,
): Promise<TrackedRanks | null> {
  const groups = await ownKeywords(db, caller, ref, now)
  const found = await Promise.all(groups.map((group) => keptRanks(db, caller.market, ref, group)))
  const known = found.filter((one) => one !== null)
  const day = newest(known.map((one) => one.day))
  if (day === undefined) return null
  return {
    day,
    keywords: known.flatMap(({ keywords }) => keywords),
    days: new Map(known.flatMap(({ days }) => Array.from(days))),
  }
}

/** The ranks of keywords in the 30 days until a moment, as they were known then; null: none has been searched for. */
export async function keptRanks(
  db: Kysely<Schema>,
  market: MarketSource['id'],
  ref: ListingRef,
  { keywords, now }: { keywords: readonly string[]; now: Date },
): Promise<TrackedRanks | null> {
  const span = { from: daysBefore(now, OVERVIEW_DAYS - 1), to: dayOf(now) }
  const known = await newestRanksOf(db, market, { app: ref, country: countryCodeOf(ref.locale), keywords, ...span })
  const day = newest(known.map((rank) => rank.day))
  if (day === undefined) return null
  const ranked = known.map(({ keyword }) => keyword)
  const estimates = await estimatesOf(db, market, ref, { keywords: ranked, now })
  return {
    day,
    days: new Map(known.map((one) => [one.keyword, one.day])),
    keywords: known.map(({ keyword, rank, change }) =>
      Object.assign(onlyRanked(keyword, rank, change), estimates.get(keyword)),
    ),
  }
}

const newest = (days: readonly UtcDay[]): UtcDay | undefined => days.toSorted().at(-1)

/** Results older than this say little of what people search for, days. */
const ESTIMATED_DAYS = 7

/** What is estimated from the newest search of each keyword: the jobs search for it every day anyway. */
async function estimatesOf(
  db: Kysely<Schema>,
  market: MarketSource['id'],
  ref: ListingRef,
  { keywords, now }: { keywords: readonly string[]; now: Date },
) {
  const { store, locale } = ref
  const span = { from: daysBefore(now, ESTIMATED_DAYS), to: dayOf(now) }
  const [listing] = await storedListings(db, market, { ref, most: 1, until: span.to })
  const calibration = market === 'live' ? await calibrationOf(db, store, countryCodeOf(locale)) : null
  const lists = await newestResults(db, market, {
    store,
    country: countryCodeOf(locale),
    keywords,
    ...span,
    preferRated: true,
  })
  return new Map(
    lists
      .filter(({ resultCount, leaders }) => resultCount === 0 || leaders.length > 0)
      .map(({ keyword, resultCount, leaders, hintCount, prefixLength }) => {
        const facts = firstFacts(keyword, leaders, locale)
        const hints = { extensions: hintCount, most: HINTS_MAX[store], prefixLength }
        const place = leaders.findIndex(({ title }) => title === listing?.listing.title) + 1
        const search = { keyword, locale, resultCount, facts, hints, calibration, rank: place || null }
        return [keyword, estimatesFrom(search, listing?.listing ?? null)]
      }),
  )
}
