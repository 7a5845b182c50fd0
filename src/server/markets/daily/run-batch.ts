import type { Kysely } from 'kysely'
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import * as v from 'valibot'
import { dayOf } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { SourceOff, StoreUnavailable } from '../live/gateway/store-failure.ts'
import { nameOf, type DayItem } from './day-items.ts'
import { recordRun } from '#server/jobs/job-runs.ts'
import { describeJobError } from './describe-job-error.ts'
import type { DailyQueue } from '#server/jobs/queues.ts'
import { OtherDay } from './read-items.ts'

export interface BatchParts {
  boss: PgBoss
  db: Kysely<Schema>
  queue: DailyQueue
  read: (item: DayItem) => Promise<void>
  clock: () => Date
  log: Log
  /** Aborted when this process stops. */
  stopping: AbortSignal
  /** Delay after the first failure; doubles with each further one, up to an hour. */
  retrySeconds: number
}

const LONGEST_RETRY_SECONDS = 3600

/** Why a job ended before its day did. */
const Output = v.object({ message: v.string() })

type Outcome = 'done' | 'missed' | { error: unknown }

/**
 * Reads the items of a batch concurrently. A failed item is retried with increasing delays until its day is over; then
 * it is recorded as missed. A stop returns unfinished items to the queue.
 */
export async function runBatch(jobs: JobWithMetadata<DayItem>[], parts: BatchParts): Promise<JobResult[]> {
  const { db, queue, clock } = parts
  const outcomes = await Promise.all(
    jobs.map(async (job): Promise<JobResult & { outcome: Outcome }> => {
      const outcome = await outcomeOf(job, parts)
      if (typeof outcome === 'string') return { id: job.id, status: 'completed', outcome }
      return { ...(await scheduleRetry(job, outcome.error, parts)), outcome }
    }),
  )
  const failure = outcomes.map(({ outcome }) => outcome).find(isFailure)
  const error = failure && !parts.stopping.aborted ? describeJobError(failure.error) : null
  await recordRun(db, queue, { succeeded: outcomes.some(({ outcome }) => outcome === 'done'), error }, clock())
  return outcomes.map(({ id, status }) => ({ id, status }))
}

/** A source that is off is nobody's fault: its items wait for it until their day is over. */
const isFailure = (outcome: Outcome): outcome is { error: unknown } =>
  typeof outcome === 'object' && !(outcome.error instanceof SourceOff)

async function outcomeOf(job: JobWithMetadata<DayItem>, parts: BatchParts): Promise<Outcome> {
  const { db, queue, clock, read, stopping, log } = parts
  try {
    if (job.data.day !== dayOf(clock())) {
      await recordMissed(db, queue, job, clock())
      return 'missed'
    }
    await unlessAborted(read(job.data), stopping)
    return 'done'
  } catch (error) {
    const expected = stopping.aborted || error instanceof StoreUnavailable || error instanceof OtherDay
    if (!expected) log.error('job failed', { queue, ...errorFields(error) })
    return { error }
  }
}

/** Schedules a retry of the job, no sooner than the store allows; the library then has nothing left to settle. */
async function scheduleRetry(
  { id, retryCount }: JobWithMetadata<DayItem>,
  error: unknown,
  { boss, queue, stopping, retrySeconds }: BatchParts,
): Promise<JobResult> {
  const growing = Math.min(retrySeconds * 2 ** retryCount, LONGEST_RETRY_SECONDS)
  const asked = error instanceof StoreUnavailable ? error.retryAfterSeconds : 0
  const seconds = stopping.aborted ? 0 : Math.max(growing, asked)
  await boss.fail(queue, { id, retryCount }, { message: describeJobError(error) })
  await boss.update(queue, undefined, { id, startAfter: seconds })
  return { id, status: 'failed' }
}

async function recordMissed(
  db: Kysely<Schema>,
  queue: DailyQueue,
  { data, output }: JobWithMetadata<DayItem>,
  now: Date,
): Promise<void> {
  const last = v.safeParse(Output, output)
  const reason = last.success ? last.output.message : null
  await db
    .insertInto('missed_reading')
    .values({ day: data.day, queue, item: nameOf(data), reason, missed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @throws the signal's reason if it is aborted first */
function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
