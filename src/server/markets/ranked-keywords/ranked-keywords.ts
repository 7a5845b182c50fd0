import type { Kysely } from 'kysely'
import { RANKED_KEYWORDS_MAX } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import type { MarketSource, RankedKeywordCount } from '../market.ts'
import { claimRow } from '#server/jobs/claim-row.ts'
import { serialQueue, type Urgency } from '#server/jobs/serial-queue.ts'
import { recordRun } from '#server/jobs/job-runs.ts'
import { RANKED_KEYWORDS_QUEUE } from '#server/jobs/queues.ts'
import { createDurationEstimate } from './duration-estimate.ts'
import { describeJobError } from '../daily/describe-job-error.ts'

export interface RankedKeywordListTask {
  source: MarketSource
  listing: ListingRef
  /** UTC day, ISO. */
  day: UtcDay
}

export interface RankedKeywordTask extends RankedKeywordListTask {
  /** Positions that count as ranked. */
  top: number
}

export interface RankedKeywordJobs {
  /**
   * Counts in the background unless the count is finished, in progress or queued, here or in another process. Resolves
   * when this process has done its part; the row holds the result.
   */
  request: (task: RankedKeywordTask, urgency?: Urgency) => Promise<void>
  /** As `request`, for the keywords themselves. */
  requestList: (task: RankedKeywordListTask) => Promise<void>
  /** Estimated time until the requested work is finished, whole seconds from 1; null if this process can't tell. */
  secondsLeft: (task: RankedKeywordTask | RankedKeywordListTask) => number | null
  /** Number of queued tasks in this process. */
  waiting: () => number
  /** Drops queued tasks and resolves when the running one has finished. */
  stop: () => Promise<void>
}

interface JobContext {
  db: Kysely<Schema>
  clock: () => Date
  log: Log
}

/** Primary key of a list's row. */
export const listKeyOf = ({ source, listing, day }: RankedKeywordListTask) => ({
  market: source.id,
  store: listing.store,
  track_id: listing.trackId,
  locale: listing.locale,
  day,
})

/** Primary key of a count's row. */
export const keyOf = (task: RankedKeywordTask) => ({ ...listKeyOf(task), top: task.top })

const nameOf = (key: object) => Object.values(key).join(' ')

/**
 * Counts and lists ranked keywords one at a time. A row in the database decides which process does the work, so that it
 * is never done twice.
 */
export function createRankedKeywordJobs(context: JobContext): RankedKeywordJobs {
  const { add, place, waiting, stop } = serialQueue()
  const duration = createDurationEstimate()
  return {
    request(task, urgency) {
      const key = keyOf(task)
      const work = (now: Date) => duration.measure(() => count(context, task, now))
      return add(nameOf(key), () => attempt(context, key, work), urgency)
    },
    requestList(task) {
      const key = listKeyOf(task)
      const work = (now: Date) => duration.measure(() => list(context, task, now))
      return add(nameOf(key), () => attempt(context, key, work))
    },
    secondsLeft(task) {
      const ahead = place(nameOf('top' in task ? keyOf(task) : listKeyOf(task)))
      return ahead === null ? null : duration.secondsFor(ahead + 1)
    },
    waiting,
    stop,
  }
}

/** @param work resolves to false if another process does the work or has done it */
async function attempt(
  { db, clock, log }: JobContext,
  key: object,
  work: (startedAt: Date) => Promise<boolean>,
): Promise<void> {
  try {
    if (!(await work(clock()))) return
    await recordRun(db, RANKED_KEYWORDS_QUEUE, { succeeded: true, error: null }, clock())
  } catch (error) {
    // The claim stays, so that a failing source is asked every two minutes at most.
    log.error('ranked keywords not counted', { ...key, ...errorFields(error) })
    await recordRun(db, RANKED_KEYWORDS_QUEUE, { succeeded: false, error: describeJobError(error) }, clock()).catch(
      // The database itself may have failed, and nobody is waiting for the result.
      () => undefined,
    )
  }
}

async function count({ db, clock }: JobContext, task: RankedKeywordTask, startedAt: Date): Promise<boolean> {
  const key = keyOf(task)
  if (!(await claimRow(db, 'ranked_keyword_count', key, startedAt))) return false
  const counted: RankedKeywordCount | null = await task.source.countRankedKeywords(task.listing, task.day, task.top)
  // Unless another process has taken over the row in the meantime.
  await db
    .updateTable('ranked_keyword_count')
    .set({ keywords_count: counted?.keywordsCount ?? null, delta: counted?.delta ?? null, finished_at: clock() })
    .where((row) => row.and(key))
    .where('started_at', '=', startedAt)
    .execute()
  return true
}

async function list({ db, clock }: JobContext, task: RankedKeywordListTask, startedAt: Date): Promise<boolean> {
  const key = listKeyOf(task)
  if (!(await claimRow(db, 'ranked_keyword_list', key, startedAt))) return false
  const found: KeywordMetrics[] | null = await task.source.rankedKeywords(task.listing, task.day)
  const keywords = found && JSON.stringify(found.slice(0, RANKED_KEYWORDS_MAX))
  await db
    .updateTable('ranked_keyword_list')
    .set((value) => ({ keywords: value.cast(value.val(keywords), 'jsonb'), finished_at: clock() }))
    .where((row) => row.and(key))
    .where('started_at', '=', startedAt)
    .execute()
  return true
}
