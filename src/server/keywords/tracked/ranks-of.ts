import type { Kysely } from 'kysely'
import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { dailyRanks } from '#server/history/daily-ranks.ts'
import type { MarketSource } from '#server/markets/market.ts'

/** An app's ranks day by day: the market's own where its past can be asked, else those that the jobs recorded. */
export async function ranksOf(
  { db, source }: { db: Kysely<Schema>; source: MarketSource },
  { store, trackId, locale }: ListingRef,
  keywords: readonly string[],
  span: { from: UtcDay; to: UtcDay },
): Promise<Map<string, DailyRanks>> {
  const asked =
    source.pastDays > 0 ? await source.keywordRanks({ store, locale, trackIds: [trackId], keywords, ...span }) : null
  if (!asked)
    return dailyRanks(db, source.id, { app: { store, trackId }, country: countryCodeOf(locale), keywords, ...span })
  return new Map(keywords.map((keyword, place) => [keyword, asked[place]?.ranks.get(trackId) ?? []]))
}
