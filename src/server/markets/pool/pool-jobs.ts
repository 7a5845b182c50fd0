import type { Store } from '#contract/store.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import { budgetLimits } from '../live/budget-limits.ts'
import type { BudgetName } from '../live/gateway/budget.ts'
import { StoreUnavailable } from '../live/gateway/store-failure.ts'
import type { MarketSource } from '../market.ts'
import { calibrateVolumes } from '../volumes/calibration.ts'
import { completeTerms } from './complete-terms.ts'
import { fillPool } from './fill-pool.ts'
import { searchTerms, type PoolParts } from './search-terms.ts'

interface JobContext extends Omit<PoolParts, 'market'> {
  /** The live market, with the urgency of the pool. */
  poolMarket: MarketSource
  /** The same, with that of a job. */
  jobMarkets: { live: MarketSource }
  config: Pick<Config, 'stores' | 'market'>
  log: Log
}

/** A new app is noticed, and its first term searched for, within 30 s. */
const FILL_EVERY_MS = 15_000
const WORK_EVERY_MS = 10_000
/** How often is looked for organisations on the live market where new ones are on another. */
const REST_MS = 600_000
/** Apple tells a new week once a week, and the pool grows by the day. */
const CALIBRATE_EVERY_MS = 6 * 3_600_000

/**
 * Keeps the pool of terms filled, searched and completed, and the volumes calibrated, for the organisations on the live market.
 * Nothing is done until there is one. Any number of processes share the work.
 * @returns a function that stops it
 */
export function startPool({ db, poolMarket: market, jobMarkets, config, clock, log }: JobContext): () => Promise<void> {
  const isWanted = askedRarely(config.market === 'live' ? FILL_EVERY_MS : REST_MS, clock, async () => {
    const first = db.selectFrom('organisation').select('id').where('market', '=', 'live').limit(1)
    return (await first.execute()).length > 0
  })
  const parts = { db, market, clock }

  /** Work with a store that rests while the store wants none. */
  const withStore = (store: Store, budget: BudgetName, work: typeof searchTerms) => {
    const callsPerMinute = budgetLimits(config.stores)[budget]
    let restsUntil = 0
    return repeat({ everyMs: WORK_EVERY_MS, log, failure: 'term pool not worked on' }, async (stopping) => {
      if (clock().getTime() < restsUntil || !(await isWanted())) return
      try {
        await work(parts, { store, callsPerMinute }, stopping)
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        restsUntil = clock().getTime() + error.retryAfterSeconds * 1000
      }
    })
  }

  const stops = [
    repeat({ everyMs: FILL_EVERY_MS, log, failure: 'term pool not filled' }, async () => {
      if (await isWanted()) await fillPool({ db, market: jobMarkets.live, now: clock() })
    }),
    repeat({ everyMs: CALIBRATE_EVERY_MS, log, failure: 'volumes not calibrated' }, async () => {
      if (await isWanted()) await calibrateVolumes(db, clock())
    }),
    withStore('APP_STORE', 'APP_STORE', searchTerms),
    withStore('APP_STORE', 'APPLE_HINTS', completeTerms),
    withStore('GOOGLE_PLAY', 'GOOGLE_PLAY', searchTerms),
    withStore('GOOGLE_PLAY', 'GOOGLE_PLAY', completeTerms),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** The answer is asked for at most once in the time; a failure is asked again. */
function askedRarely<T>(everyMs: number, clock: () => Date, ask: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: T } | undefined
  return async () => {
    const at = clock().getTime()
    if (last === undefined || at - last.at >= everyMs) last = { at, answer: await ask() }
    return last.answer
  }
}
