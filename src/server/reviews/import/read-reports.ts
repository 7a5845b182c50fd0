import { REVIEWS_MAX } from '#contract/reviews/inbox.ts'
import type { ReportCalls, ReportFile } from '#server/integrations/google-play/reports/reports.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { keepClaim } from './claim-feed.ts'
import { countReviews, importedReports, noteReport, withoutStarsBefore } from './imported-reports.ts'
import { storeReviews } from './store-reviews.ts'
import type { Reading } from './job-context.ts'
import { fromGoogle, type ReviewFromStore } from './review-from-store.ts'

type Reports = Pick<ReportCalls, 'list' | 'reviews'>

/** Rows of a report that are looked at together. */
const PART = 1000

/**
 * Imports the monthly reports that are new or were written anew, the newest month first, until there are as many reviews
 * as are kept of an app. The current month's report grows every day. One that is damaged does not cost the others.
 * @returns whether all of them are imported; a bucket that the key may not read has none
 * @throws ProviderFailure, ClaimLost; the reason of `stopping`
 */
export async function readReports(reports: Reports, reading: Reading): Promise<boolean> {
  const { db, feed, log, isEnough } = reading
  const files = await listed(reports, reading)
  const imported = new Map((await importedReports(db, feed)).map(({ name, version }) => [name, version]))
  let damaged = 0
  for (const file of files.toReversed()) {
    const version = file.md5 ?? file.writtenAt
    if (version !== null && imported.get(file.name) === version) continue
    if (isEnough()) return false
    // A month that is there already, and has grown, is read all the same.
    const room = imported.has(file.name) ? REVIEWS_MAX : REVIEWS_MAX - (await countReviews(db, feed))
    if (room <= 0) continue
    try {
      await importFile(reports, reading, file, room)
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== 'unavailable' || damaged > 0) throw error
      damaged += 1
      log.warn('reviews of a month not imported', { error: error.message })
      continue
    }
    await noteReport(db, feed, { name: file.name, version: version ?? '' })
  }
  return damaged === 0
}

async function importFile(reports: Reports, reading: Reading, file: ReportFile, room: number): Promise<void> {
  const { db, feed, clock, stopping } = reading
  const askedAt = file.writtenAt === null ? clock() : new Date(file.writtenAt)
  const told = newestOf(await reports.reviews(file, stopping), room)
  for (let at = 0; at < told.length; at += PART) {
    await keepClaim(db, feed, clock())
    stopping.throwIfAborted()
    await storeReviews(reading, feed, await withoutStarsBefore(db, feed, told.slice(at, at + PART)), askedAt)
  }
}

async function listed(reports: Reports, { feed, stopping }: Reading): Promise<ReportFile[]> {
  try {
    return await reports.list('reviews', feed.track_id, stopping)
  } catch (error) {
    if (error instanceof ProviderFailure && ['permission', 'not-found', 'refused'].includes(error.kind)) return []
    throw error
  }
}

/** As many as there is room for, the newest; oldest first, so that what an author said follows what they said before. */
function newestOf(reviews: Awaited<ReturnType<Reports['reviews']>>, room: number): ReviewFromStore[] {
  const told = reviews.map(({ reportId, ...review }) =>
    fromGoogle(review, { isListed: false, formerId: reportId === review.id ? null : reportId }),
  )
  return told.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime()).slice(-room)
}
