import { sql, type Kysely } from 'kysely'
import type { Measuring } from '#contract/keywords/tracked.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { trackedKeywords } from '#server/history/tracked.ts'
import { backgroundCallsOf, budgetStatus } from '#server/markets/live/gateway/budget.ts'
import { PLAN_EVERY_SECONDS } from './plan-interval.ts'
import { queueOf } from './queues.ts'

interface StoreCalls {
  store: Store
  /** At most, pages included. */
  callsPerMinute: number
}

/** Google Play gives its results in parts. */
const CALLS_PER_SEARCH: Record<Store, number> = { APP_STORE: 1, GOOGLE_PLAY: 3 }

/** Two plans may be missed: a busy server is late before it is gone. */
const PLAN_LATE_MS = 3 * PLAN_EVERY_SECONDS * 1000

/**
 * About when every keyword of a store that was never measured will have been: the searches for all of them, between which
 * as many calls at most are for listings and charts, at the pace that the store's budget allows to
 * jobs. Whatever pages ask for meanwhile comes on top.
 */
export async function readyTime(
  db: Kysely<Schema>,
  { store, callsPerMinute }: StoreCalls,
  now: Date,
): Promise<Pick<Measuring, 'readyAt' | 'reason' | 'retryAt'>> {
  const [plan, searches] = [await runOf(db, 'plan'), await runOf(db, queueOf(store, 'ranks'))]
  if (!plan?.last_success_at || now.getTime() - plan.last_success_at.getTime() > PLAN_LATE_MS)
    return { readyAt: null, reason: 'NOT_RUNNING' }
  const { blockedUntil } = await budgetStatus(db, store, now)
  const isFailing = searches?.last_error_at && searches.last_error_at > (searches.last_success_at ?? new Date(0))
  if (blockedUntil || isFailing) {
    const retryAt = blockedUntil ? { retryAt: blockedUntil.toISOString() } : {}
    return { readyAt: null, reason: 'STORE_UNAVAILABLE', ...retryAt }
  }
  const tracked = await trackedKeywords(db, 'live', now)
  const ahead = tracked.filter((one) => one.store === store && one.measuredOn === null).length
  const searchCalls = ahead * CALLS_PER_SEARCH[store]
  const calls = searchCalls + Math.min(searchCalls, await otherCalls(db, store))
  return { readyAt: new Date(now.getTime() + (calls / backgroundCallsOf(callsPerMinute)) * 60_000).toISOString() }
}

const runOf = (db: Kysely<Schema>, queue: string) =>
  db.selectFrom('job_run').selectAll().where('queue', '=', queue).executeTakeFirst()

/** Listings and charts that are due; 0 as long as no job ever ran. */
async function otherCalls(db: Kysely<Schema>, store: Store): Promise<number> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!found[0]?.exists) return 0
  const queues = [queueOf(store, 'listings'), queueOf(store, 'charts')]
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from pgboss.job
    where name = any(${queues}::text[]) and state <= 'active' and start_after <= now()`.execute(db)
  return rows[0]?.due ?? 0
}
