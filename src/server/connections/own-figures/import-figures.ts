import { errorFields } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'
import { untilTime } from '#server/jobs/has-time.ts'
import { claimFeed, ClaimLost, releaseFeed } from './claim-feed.ts'
import { importFeed, type JobContext } from './import-feed.ts'
import { planImports } from './plan-imports.ts'

/** A demo's figures are looked at soon after it was opened. */
const EVERY_MS = 20_000
/** After a bug, or a database that was away. */
const LATER_MS = 15 * 60_000

/**
 * Imports what connected stores tell of own apps: daily, and within a minute after a connection or an app is new. Any
 * number of processes may do it at once.
 * @returns stops it
 */
export function startFigureImports(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'own figures not imported' }, (stopping) =>
    importDueFigures({ ...context, untilTime }, stopping),
  )
}

const never = new AbortController().signal

/** Imports what is due, one connection after another. @returns how many connections */
export async function importDueFigures(context: JobContext, stopping: AbortSignal = never): Promise<number> {
  const { db, clock, log } = context
  await planImports(db, clock())
  for (let imported = 0; ; imported += 1) {
    const feed = stopping.aborted ? null : await claimFeed(db, clock())
    if (!feed) return imported
    try {
      await importFeed(context, feed, stopping)
    } catch (error) {
      if (error instanceof ClaimLost) continue
      if (stopping.aborted) {
        await releaseFeed(db, feed, clock())
        return imported
      }
      log.error('own figures not imported', { provider: feed.provider, ...errorFields(error) })
      await releaseFeed(db, feed, new Date(clock().getTime() + LATER_MS))
    }
  }
}
