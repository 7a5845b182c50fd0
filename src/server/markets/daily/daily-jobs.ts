import type { PgBoss } from 'pg-boss'
import type { Database } from '#server/db/database.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { MarketSource } from '../market.ts'
import { registerWorkers } from './register-workers.ts'
import { enqueueTo } from './enqueue.ts'
import { openBoss, type Pace } from '#server/jobs/open-boss.ts'
import { PLAN_EVERY_SECONDS } from '#server/jobs/queues.ts'

export interface DailyJobsParts {
  database: Pick<Database, 'db' | 'pool' | 'kind'>
  /** The live market, with the urgency of a job. */
  market: MarketSource
  /** Start even if no organisation is on the live market yet. */
  always: boolean
  clock: () => Date
  log: Log
  pace: Pace
}

export interface DailyJobs {
  /** Starts polling for work; returns immediately. */
  start: () => void
  /** Whether this process is working on the jobs. */
  isRunning: () => boolean
  /** Stops, and returns unfinished jobs to their queues. */
  stop: () => Promise<void>
}

/** Interval at which a process checks whether there is work, ±20%. */
const POLL_INTERVAL_MS = 60_000

/**
 * The daily work for organisations on the live market. Nothing runs, or costs anything, until there is one. Any number
 * of processes share the work.
 */
export function createDailyJobs({ database, market, always, clock, log, pace }: DailyJobsParts): DailyJobs {
  const { db } = database
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let boss: PgBoss | undefined
  let polling = Promise.resolve()

  const isWanted = async () =>
    always ||
    (await db.selectFrom('organisation').select('id').where('market', '=', 'live').limit(1).execute()).length > 0

  async function begin(): Promise<PgBoss> {
    const opened = await openBoss(database, pace, log)
    try {
      const readers = { db, market, enqueue: enqueueTo(opened, db), clock }
      await registerWorkers(opened, { db, readers, clock, log, stopping: stopping.signal, ...pace })
      return opened
    } catch (error) {
      await opened.stop({ graceful: false })
      throw error
    }
  }

  async function startIfNeeded(): Promise<void> {
    if (!boss && !(await isWanted())) return
    boss ??= await begin()
    await boss.send('plan', {}, { singletonSeconds: PLAN_EVERY_SECONDS })
  }

  function poll(): void {
    polling = startIfNeeded()
      .catch((error: unknown) => log.error('jobs could not start', errorFields(error)))
      .finally(() => {
        if (stopping.signal.aborted) return
        timer = setTimeout(poll, POLL_INTERVAL_MS * (0.8 + Math.random() * 0.4)).unref()
      })
  }

  return {
    start: poll,
    isRunning: () => boss !== undefined,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await polling
      await boss?.stop()
    },
  }
}
