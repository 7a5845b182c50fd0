import { sql, type Kysely } from 'kysely'
import type { JobQueue, JobState } from '#contract/admin.ts'
import type { JobRunRow } from '#server/db/rows/server.ts'
import type { Schema } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { lagOf, stateOf, summaryOf, type QueueFacts } from './queue-state.ts'
import { PLAN_EVERY_SECONDS, PLAN_LATE_SECONDS, queueNames, RANKED_KEYWORDS_QUEUE } from './queues.ts'
import { LOST_AFTER_MS } from './claim-row.ts'

export interface JobStates {
  /** The current state of every queue. */
  queues: () => Promise<JobQueue[]>
  /** A summary, cached for a few seconds; answers from the cache without waiting. */
  summary: () => { state: JobState; lagSeconds: number }
}

interface Parts {
  db: Kysely<Schema>
  /** Whether this process runs jobs. */
  on: boolean
  dailyJobs: { isRunning: () => boolean }
  /** `waiting`: tasks of this process. */
  rankedKeywordJobs: { waiting: () => number }
  clock: () => Date
  log: Log
}

const SUMMARY_AGE_MS = 10_000
const FAILED_DAYS_MS = 7 * 24 * 3600_000

type Counts = Pick<QueueFacts, 'waiting' | 'active' | 'dueSince'> & { failed: number }
const nothing: Counts = { waiting: 0, active: 0, dueSince: null, failed: 0 }

export function createJobStates({ db, on, dailyJobs, rankedKeywordJobs, clock, log }: Parts): JobStates {
  async function queues(): Promise<JobQueue[]> {
    const now = clock()
    const runs = new Map((await db.selectFrom('job_run').selectAll().execute()).map((run) => [run.queue, run]))
    const daily = await dailyCounts(db, now)
    const counts = new Map([...daily, [RANKED_KEYWORDS_QUEUE, await rankedCounts(db, rankedKeywordJobs, now)]])
    return [...queueNames, RANKED_KEYWORDS_QUEUE].map((name) => {
      const own = counts.get(name) ?? nothing
      // The plan recurs while jobs run, so its lag is that of the next plan.
      const dueSince = name === 'plan' && dailyJobs.isRunning() ? nextPlan(runs.get(name)) : own.dueSince
      const queue = queueOf(name, Object.assign({}, own, { dueSince }), runs.get(name), now)
      if (!on && name !== RANKED_KEYWORDS_QUEUE) queue.state = 'off'
      return queue
    })
  }

  let summary: ReturnType<JobStates['summary']> = { state: on ? 'idle' : 'off', lagSeconds: 0 }
  let readAt = 0
  let reading: Promise<void> | undefined
  async function refresh(): Promise<void> {
    try {
      summary = summaryOf(await queues())
    } catch (error) {
      log.warn('state of the jobs not read', errorFields(error))
      summary = { ...summary, state: 'failing' }
    }
    readAt = clock().getTime()
    reading = undefined
  }

  return {
    queues,
    summary() {
      if (on && clock().getTime() - readAt > SUMMARY_AGE_MS) reading ??= refresh()
      return summary
    },
  }
}

function queueOf(name: string, facts: Counts, run: JobRunRow | undefined, now: Date): JobQueue {
  const { last_success_at: lastSuccessAt = null, last_error_at: lastErrorAt = null, last_error: message } = run ?? {}
  const { waiting, active, failed } = facts
  return {
    name,
    state: stateOf({ ...facts, lastSuccessAt, lastErrorAt }, now, name === 'plan' ? PLAN_LATE_SECONDS : undefined),
    waiting,
    active,
    failed,
    lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
    lagSeconds: lagOf(facts, now),
    lastError: lastErrorAt && message ? { at: lastErrorAt.toISOString(), message } : null,
  }
}

const nextPlan = (run: JobRunRow | undefined) =>
  run?.last_success_at ? new Date(run.last_success_at.getTime() + 2 * PLAN_EVERY_SECONDS * 1000) : null

/** Empty until the first daily work has run in this database. */
async function dailyCounts(db: Kysely<Schema>, now: Date): Promise<Map<string, Counts>> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job') is not null as exists`.execute(db)
  if (!found[0]?.exists) return new Map()
  const { rows } = await sql<Counts & { name: string }>`
    select name, count(*) filter (where state < 'active') as waiting, count(*) filter (where state = 'active') as active,
      min(start_after) filter (where state < 'active' and start_after <= now()) as "dueSince",
      (select count(*) from missed_reading where queue = name
        and missed_at > ${new Date(now.getTime() - FAILED_DAYS_MS)}) as failed
    from pgboss.job
    group by name`.execute(db)
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

async function rankedCounts(db: Kysely<Schema>, { waiting }: Parts['rankedKeywordJobs'], now: Date): Promise<Counts> {
  const lost = new Date(now.getTime() - LOST_AFTER_MS)
  const counts = db.selectFrom('ranked_keyword_count').select(['started_at', 'finished_at'])
  const lists = db.selectFrom('ranked_keyword_list').select(['started_at', 'finished_at'])
  const { active, failed } = await db
    .selectFrom(counts.unionAll(lists).as('asked'))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('started_at', '>=', lost).as('active'),
      fn
        .countAll<number>()
        .filterWhere('started_at', '<', lost)
        .filterWhere('started_at', '>', new Date(now.getTime() - FAILED_DAYS_MS))
        .as('failed'),
    ])
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: Math.max(0, waiting() - active), active, failed, dueSince: null }
}
