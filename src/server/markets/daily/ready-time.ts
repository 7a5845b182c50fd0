import { sql, type Kysely } from 'kysely'
import type { Measuring } from '#contract/keywords/tracked.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { unmeasuredKeywords } from '../tracked.ts'
import { backgroundCallsOf, budgetStatus } from '../live/gateway/budget.ts'
import { PLAN_LATE_SECONDS, queueOf } from '#server/jobs/queues.ts'

interface StoreCalls {
  store: Store
  /** At most, pages included. */
  callsPerMinute: number
}

/** Google Play gives its results in parts. */
export const CALLS_PER_SEARCH: Record<Store, number> = { APP_STORE: 1, GOOGLE_PLAY: 3 }

/** It is asked for with every list while keywords are measured, and counts what all organisations track. */
const COUNT_KEPT_MS = 5000

/**
 * About when every keyword of a store that is not measured will have been: the searches for all of them, between which
 * as many calls at most are for other things of the same limit, at the pace that the store's budget allows to
 * jobs. Whatever pages ask for meanwhile comes on top.
 */
export async function readyTime(
  db: Kysely<Schema>,
  { store, callsPerMinute }: StoreCalls,
  now: Date,
): Promise<Pick<Measuring, 'readyAt' | 'reason' | 'retryAt'>> {
  const [plan, searches] = [await runOf(db, 'plan'), await runOf(db, queueOf(store, 'ranks'))]
  if (!plan?.last_success_at || now.getTime() - plan.last_success_at.getTime() > 1000 * PLAN_LATE_SECONDS)
    return { readyAt: null, reason: 'NOT_RUNNING' }
  const { blockedUntil } = await budgetStatus(db, store, now)
  const isFailing = searches?.last_error_at && searches.last_error_at > (searches.last_success_at ?? new Date(0))
  if (blockedUntil || isFailing) {
    const retryAt = blockedUntil ? { retryAt: blockedUntil.toISOString() } : {}
    return { readyAt: null, reason: 'STORE_UNAVAILABLE', ...retryAt }
  }
  const searchCalls = (await searchesAhead(db, store, now)) * CALLS_PER_SEARCH[store]
  const calls = searchCalls + Math.min(searchCalls, await otherCalls(db, store))
  return { readyAt: new Date(now.getTime() + (calls / backgroundCallsOf(callsPerMinute)) * 60_000).toISOString() }
}

const counted = new WeakMap<Kysely<Schema>, Map<Store, { at: number; searches: Promise<number> }>>()

/** Searches for what is not measured, or only before the last 30 days: such ranks are not told. */
function searchesAhead(db: Kysely<Schema>, store: Store, now: Date): Promise<number> {
  const byStore = counted.get(db) ?? new Map<Store, { at: number; searches: Promise<number> }>()
  counted.set(db, byStore)
  const kept = byStore.get(store)
  if (kept && Math.abs(now.getTime() - kept.at) < COUNT_KEPT_MS) return kept.searches
  const searches = unmeasuredKeywords(db, 'live', { store, after: daysBefore(now, OVERVIEW_DAYS), now })
  byStore.set(store, { at: now.getTime(), searches })
  searches.catch(() => byStore.delete(store))
  return searches
}

const runOf = (db: Kysely<Schema>, queue: string) =>
  db.selectFrom('job_run').selectAll().where('queue', '=', queue).executeTakeFirst()

/** What jobs ask under the limit of a store's search besides. Apple's listings come from Lookup and pages, which have their own. */
const BESIDES = {
  APP_STORE: ['charts'],
  GOOGLE_PLAY: ['listings', 'charts', 'leaders'],
} as const satisfies Record<Store, readonly string[]>

/** What is due of it; 0 as long as no job ever ran. */
async function otherCalls(db: Kysely<Schema>, store: Store): Promise<number> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!found[0]?.exists) return 0
  const queues = BESIDES[store].map((kind) => queueOf(store, kind))
  const { rows } = await sql<{ due: number }>`
    select count(*)::int as due from pgboss.job
    where name = any(${queues}::text[]) and state <= 'active' and start_after <= now()`.execute(db)
  return rows[0]?.due ?? 0
}
