import type { Kysely } from 'kysely'
import { dayOf } from '#contract/protocol/days.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { StoreUnavailable } from '../live/gateway/store-failure.ts'
import type { MarketSource } from '../market.ts'
import { eachOnce, recordSearch } from '../record-search.ts'
import { claimSearches, countLastMinute, giveBack, isAppWaiting, type ClaimedTerm } from './claim-terms.ts'
import { revalue } from './revalue.ts'
import { searchesPerMinute } from './pace.ts'

export interface PoolParts {
  db: Kysely<Schema>
  /** The live market, with the urgency of the pool. */
  market: MarketSource
  clock: () => Date
}

/** Searches that are under way together, so that others get a turn between them. */
const AT_ONCE = 2

/**
 * Searches for the next terms of a store until the minute's share of calls is used up, or none is due.
 * @throws StoreUnavailable: the terms that were not asked for stay due
 */
export async function searchTerms(
  { db, market, clock }: PoolParts,
  { store, callsPerMinute }: { store: Store; callsPerMinute: number },
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const now = clock()
    const pace = searchesPerMinute(store, callsPerMinute, await isAppWaiting(db, store, now))
    const room = pace - (await countLastMinute(db, store, 'asked_at', now))
    const claimed = room > 0 ? await claimSearches(db, store, Math.min(room, AT_ONCE), now) : []
    if (claimed.length === 0) return
    const outcomes = await Promise.allSettled(claimed.map((one) => searchFor(one, { db, market, clock })))
    const failure = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failure) throw failure.reason
  }
}

/** Keeps what the store lists for a term: it answers for every app at once. */
async function searchFor(claimed: ClaimedTerm, { db, market, clock }: PoolParts): Promise<void> {
  const { store, locale, term: keyword } = claimed
  const day = dayOf(clock())
  try {
    const results = await market.keywordResults({ keyword, locale, store, day })
    // The day is over: the term is due again within the hour.
    if (!results || dayOf(results.asOf) !== day) return
    const { leaders = [], origin } = results
    const apps = eachOnce(results.apps)
    const country = countryCodeOf(locale)
    await recordSearch(db, market.id, { store, country, keyword, day, apps, leaders, origin }, locale)
    await revalue(db, claimed)
  } catch (error) {
    if (error instanceof StoreUnavailable) await giveBack(db, claimed, 'asked_at')
    throw error
  }
}
