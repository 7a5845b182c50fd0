import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { claimSummary, SummaryLost } from './claim-summary.ts'
import { makeSummary, type JobContext } from './make-summary.ts'
import { planSummaries } from './plan-summaries.ts'

/** Somebody may be waiting for the one just created; the query finds nothing in an index that is nearly always empty. */
const EVERY_MS = 3000

/**
 * Makes review summaries: those that somebody asked for at once, and those of the schedules on their days. Any number of
 * processes may do it at once.
 * @returns stops it
 */
export function startMakingSummaries(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'summaries not made' }, (stopping) =>
    makeDueSummaries(context, stopping),
  )
}

/** Makes what is due, one after another. @returns how many it took up */
export async function makeDueSummaries(context: JobContext, stopping?: AbortSignal): Promise<number> {
  const { db, clock, log } = context
  await planSummaries(db, clock())
  for (let made = 0; ; made += 1) {
    const due = stopping?.aborted ? null : await claimSummary(db, clock())
    if (!due) return made
    try {
      await makeSummary(context, due, stopping)
    } catch (error) {
      // A bug, or a database that is away: the next ones have their turn, and this one when its claim is over.
      if (!(error instanceof SummaryLost)) log.error('summary not made', { status: due.status, ...errorFields(error) })
    }
  }
}
