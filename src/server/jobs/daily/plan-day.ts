import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { trackedKeywords, trackedListings } from '#server/history/tracked.ts'
import type { Enqueue } from './enqueue.ts'

/**
 * Enqueues the missing items of a day for the organisations on the live market. Charts are enqueued later, by the
 * listings: an app's categories determine which charts matter.
 * @returns the number of new items
 */
export async function planDay(db: Kysely<Schema>, enqueue: Enqueue, day: string): Promise<number> {
  const listings = (await trackedListings(db, 'live')).map(({ store, trackId, locale }) => ({
    store,
    trackId,
    locale,
    day,
  }))
  const ranks = (await trackedKeywords(db, 'live')).map(({ store, locale, keyword, apps }) => ({
    store,
    locale,
    keyword,
    day,
    trackIds: apps.map(({ trackId }) => trackId).sort(),
  }))
  return (await enqueue('listings', listings)) + (await enqueue('ranks', ranks))
}
