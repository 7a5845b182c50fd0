import type { Kysely } from 'kysely'
import { dayOf, daysBetween } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { trackedKeywords, trackedListings } from '../tracked.ts'
import type { Enqueue } from './enqueue.ts'

/** The priority of a keyword that was never measured; another one has the days since it was. */
const NEW = 1000

/**
 * Enqueues the missing items of a day for the organisations on the live market. Charts are enqueued later, by the
 * listings: an app's categories determine which charts matter. Keywords that were never measured come first, then those whose
 * measurement is oldest.
 * @returns the number of new items
 */
export async function planDay(db: Kysely<Schema>, enqueue: Enqueue, now: Date): Promise<number> {
  const day = dayOf(now)
  const listings = (await trackedListings(db, 'live')).map(({ store, trackId, locale }) => ({
    item: { store, trackId, locale, day },
  }))
  const tracked = await trackedKeywords(db, 'live', now)
  const ranks = tracked.map(({ store, locale, keyword, apps, measuredOn }) => ({
    item: { store, locale, keyword, day, trackIds: apps.map(({ trackId }) => trackId).sort() },
    priority: measuredOn === null ? NEW : Math.min(NEW - 1, Math.max(0, daysBetween(measuredOn, day))),
  }))
  return (await enqueue('listings', listings)) + (await enqueue('ranks', ranks))
}
