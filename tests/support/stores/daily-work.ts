import { sql } from 'kysely'
import { vi } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import type { Pace } from '#server/jobs/open-boss.ts'
import { createDailyJobs, type DailyJobs } from '#server/markets/daily/daily-jobs.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { Api } from '../api/api.ts'

/** Soon, for somebody waits for it. */
export const pace: Pace = { pollSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1, retrySeconds: 30 }

/** For a machine that runs other tests beside. */
const WORK_MS = 25_000

export const dailyJobsOf = ({ database, clock }: Api, market: MarketSource): DailyJobs =>
  createDailyJobs({ database, market, always: false, clock: clock.now, log: createLog('silent'), pace })

/** Rows as `queue state`, without the plan. */
export async function jobStates({ services: { db } }: Api): Promise<string[]> {
  const { rows: found } = await sql<{ at: string | null }>`select to_regclass('pgboss.job')::text as at`.execute(db)
  if (found[0]?.at == null) return []
  const { rows } = await sql<{ state: string }>`
    select name || ' ' || state as state from pgboss.job where name <> 'plan' order by 1`.execute(db)
  return rows.map(({ state }) => state)
}

/** The plan was made, and all its work is done but for the states named, each of which there is. */
export async function settled(api: Api, ...others: string[]): Promise<boolean> {
  const states = await jobStates(api)
  if (states.length === 0) return false
  const { rows: plans } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'plan'`.execute(api.services.db)
  if (plans.some(({ state }) => state !== 'completed') || plans.length === 0) return false
  const isSettled = (state: string) => state.endsWith(' completed') || others.includes(state)
  return others.every((state) => states.includes(state)) && states.every(isSettled)
}

/** Runs the daily work until what is asked for holds. */
export async function runDailyWork(
  api: Api,
  market: MarketSource,
  until: () => Promise<boolean>,
  timeout = WORK_MS,
): Promise<void> {
  const jobs = dailyJobsOf(api, market)
  await sql`delete from pgboss.job where name = 'plan'`.execute(api.services.db).catch(() => undefined)
  jobs.start()
  try {
    // A busy machine may have no connection for a while: then it is asked again.
    await vi.waitUntil(() => until().catch(() => false), { timeout, interval: 100 })
  } finally {
    await jobs.stop()
  }
}

/** What waits for another try is tried by the next run. */
export const retryNow = ({ services: { db } }: Api) =>
  sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db)
