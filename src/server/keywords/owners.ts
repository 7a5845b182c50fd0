import type { Kysely } from 'kysely'
import { OWNER_DAYS, ownerOf } from '#aso/keywords/owner.ts'
import type { KeywordMetrics, KeywordOwner, SuggestedKeyword } from '#contract/keywords/metrics.ts'
import { dayOf, daysBefore } from '#contract/protocol/days.ts'
import { countryCodeOf, type AppSummary, type ListingRef, type Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { firstPlaces } from '#server/history/result-lists.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { FirstPlace } from '#server/history/stored.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { ownKeywords } from '#server/markets/ranked-keywords/own-keywords.ts'

/** The owner by who led on each day, oldest first; the last 7 count. */
export function ownerIn(leaders: readonly (AppSummary | null)[]): KeywordOwner | null {
  const last = leaders.slice(-OWNER_DAYS)
  const owner = ownerOf(last.map((leader) => leader?.trackId ?? null))
  const app = last.find((leader): leader is AppSummary => leader !== null && leader.trackId === owner)
  return app ? { store: app.store, trackId: app.trackId, title: app.title, iconUrl: app.iconUrl } : null
}

/** The owner by recorded first places, oldest first. */
export function ownerAmong(store: Store, firsts: readonly FirstPlace[]): KeywordOwner | null {
  const trackId = ownerOf(firsts.map((first) => first.trackId))
  const app = firsts.findLast((first) => first.trackId === trackId)
  return trackId === null || !app?.title ? null : { store, trackId, title: app.title, iconUrl: app.iconUrl }
}

interface Question {
  db: Kysely<Schema>
  caller: Caller
  market: MarketSource
  ref: ListingRef
  now: Date
}

/**
 * The keywords with their owners: as the market knows its past; else by the lists of 7 days that are stored, of those that
 * the caller's own organisation tracks for the app.
 */
export async function withOwners(
  { db, caller, market, ref, now }: Question,
  keywords: readonly KeywordMetrics[],
): Promise<SuggestedKeyword[]> {
  const { store, locale } = ref
  const names = keywords.map(({ keyword }) => keyword)
  if (market.pastDays > 0) {
    const from = daysBefore(now, OWNER_DAYS - 1)
    const past = await market.keywordRanks({ store, locale, trackIds: [], keywords: names, from, to: dayOf(now) })
    return keywords.map((one, place) => ({ ...one, owner: ownerIn(past?.[place]?.leaders ?? []) }))
  }
  const wanted = new Set(names)
  const groups = await ownKeywords(db, caller, ref, now)
  const firsts = await Promise.all(
    groups.map((group) => {
      const known = group.keywords.filter((keyword) => wanted.has(keyword))
      const span = { from: daysBefore(group.now, OWNER_DAYS - 1), to: dayOf(group.now) }
      return firstPlaces(db, market.id, { store, country: countryCodeOf(locale), keywords: known, ...span })
    }),
  )
  const firstsOf = Map.groupBy(firsts.flat(), ({ keyword }) => keyword)
  return keywords.map((one) => ({ ...one, owner: ownerAmong(store, firstsOf.get(one.keyword) ?? []) }))
}
