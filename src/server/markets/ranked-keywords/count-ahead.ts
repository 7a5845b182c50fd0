import type { Kysely } from 'kysely'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { uncountedListings } from '../tracked.ts'
import { repeat } from '#server/jobs/repeat.ts'
import type { Log } from '#server/kernel/log.ts'
import type { MarketSource } from '../market.ts'
import { createTrackedAhead } from './tracked-ahead.ts'
import type { RankedKeywordJobs } from './ranked-keywords.ts'

interface JobContext {
  db: Kysely<Schema>
  /**
   * A market that computes its ranks. In the live market only tracked keywords are known, and counting them costs
   * nothing.
   */
  source: MarketSource
  jobs: Pick<RankedKeywordJobs, 'request' | 'waiting'>
  clock: () => Date
  log: Log
}

/** Interval between checks for new counts: a new day, a new country, a new competitor. */
const CHECK_INTERVAL_MS = 60_000
/** Organisations that were inactive for longer are counted on request only, days. */
const SEEN_DAYS = 14
/** Maximum number of listings enqueued at a time. */
const MAX_LISTINGS = 40

/**
 * Counts the ranked keywords of own apps and competitors in their tracked countries ahead of requests: once per UTC
 * day, with lower priority than requested counts. Once they are counted, tracked keywords are worked out.
 * @returns a function that stops it
 */
export function startCountingAhead(context: JobContext): () => Promise<void> {
  const { log, jobs } = context
  const trackedAhead = createTrackedAhead(context)
  return repeat({ everyMs: CHECK_INTERVAL_MS, log, failure: 'nothing counted ahead' }, async (stopping) => {
    await countAhead(context)
    if (jobs.waiting() === 0) await trackedAhead(stopping)
  })
}

/** Enqueues the day's missing counts unless earlier ones are still waiting. */
export async function countAhead({ db, source, jobs, clock }: Omit<JobContext, 'log'>): Promise<void> {
  if (jobs.waiting() > 0) return
  const now = clock()
  const day = dayOf(now)
  const seen = new Date(now.getTime() - SEEN_DAYS * DAY_MS)
  for (const listing of await uncountedListings(db, source.id, { day, seen, limit: MAX_LISTINGS })) {
    for (const top of [RANKED_POSITIONS, TOP_POSITIONS]) void jobs.request({ source, listing, day, top }, 'ahead')
  }
}
