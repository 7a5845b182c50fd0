import type { Store } from '#contract/store.ts'
import { CALLS_PER_SEARCH } from '../daily/ready-time.ts'
import { backgroundCallsOf } from '../live/gateway/budget.ts'

/** What the pool takes of a store's calls, whatever else the jobs do. */
const POOL_SHARE = 0.25
/** How long the terms of an app that was added go before everything else that jobs do. */
export const WANTED_MS = 15 * 60_000
/** So many of them: with what is tracked first. */
export const WANTED_TERMS = 200

/**
 * Searches a minute that the pool makes: a quarter of the store's calls; all that jobs get, while an app that was added in the last
 * 15 minutes waits for its first 200 terms. At Apple's default of 20 calls a minute these are 5, or 14: from 30 s after it was
 * added, when it is noticed at the latest, until the 15 minutes are over, 203 searches are made.
 */
export function searchesPerMinute(store: Store, callsPerMinute: number, isAppWaiting: boolean): number {
  const calls = isAppWaiting ? backgroundCallsOf(callsPerMinute) : callsPerMinute * POOL_SHARE
  return Math.max(1, Math.floor(calls / CALLS_PER_SEARCH[store]))
}

/** Of all countries together, as long as no app is added. */
export const searchesPerDay = (store: Store, callsPerMinute: number): number =>
  24 * 60 * searchesPerMinute(store, callsPerMinute, false)

/** As many as a store completes a beginning with. */
export const HINTS_MAX: Readonly<Record<Store, number>> = { APP_STORE: 10, GOOGLE_PLAY: 5 }

/**
 * Questions a minute for completions: all that jobs get of Apple's, whose calls for them count apart; a tenth of Google Play's, which
 * count with its searches.
 */
export const completionsPerMinute = (store: Store, callsPerMinute: number): number =>
  store === 'APP_STORE' ? backgroundCallsOf(callsPerMinute) : Math.max(1, Math.floor(callsPerMinute / 10))
