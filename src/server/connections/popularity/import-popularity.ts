import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { claimDue } from './claim.ts'
import { importWeeks, type JobContext } from './import-weeks.ts'

const EVERY_MS = 60_000

/**
 * Imports what Apple Ads says of searches, for every organisation that has connected it. Any number of processes may do
 * it at once.
 * @returns stops it
 */
export function startPopularityImports(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'search popularity not imported' }, (stopping) =>
    importDuePopularity(context, stopping),
  )
}

/** One run for each connection that is due. @returns how many weeks were read */
export async function importDuePopularity(context: JobContext, stopping?: AbortSignal): Promise<number> {
  const { db, clock, log } = context
  for (let read = 0; ;) {
    const due = stopping?.aborted ? null : await claimDue(db, clock())
    if (!due) return read
    try {
      read += await importWeeks(context, due, stopping)
    } catch (error) {
      // A bug, or a database that is away: this one has its next turn when its lease is over.
      log.error('search popularity not imported', errorFields(error))
    }
  }
}
