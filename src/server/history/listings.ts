import type { Kysely } from 'kysely'
import type { ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Listing, Market, StoredListing } from './stored.ts'
import { findAppId, requireAppIds } from './app-ids.ts'
import { inTransaction } from './in-transaction.ts'
import { contentOf } from './stored-content.ts'

/**
 * Records a listing's state if it differs from the newest one; otherwise extends the newest one to this day. A state
 * first seen on the same day is replaced; a day before the newest state is ignored.
 */
export function recordListing(
  db: Kysely<Schema>,
  market: Market,
  { listing, day }: { listing: Listing; day: UtcDay },
): Promise<'stored' | 'unchanged'> {
  const { json, hash } = contentOf(listing)
  const read_at = new Date(listing.retrievedAt)
  return inTransaction(db, async (db) => {
    const app_id = (await requireAppIds(db, market, [listing]))(listing)
    // Locks the app: two concurrent writers would both add a state.
    await db.selectFrom('app').select('id').where('id', '=', app_id).forNoKeyUpdate().execute()
    const ofListing = { app_id, locale: listing.locale }
    const newest = await db
      .selectFrom('listing_snapshot')
      .select(['since', 'until', 'content_hash'])
      .where((row) => row.and(ofListing))
      .orderBy('since', 'desc')
      .limit(2)
      .execute()
    if (newest[0] && day < newest[0].since) return 'unchanged'
    const replaced = newest[0]?.since === day && newest[0].content_hash !== hash ? newest.shift() : undefined
    if (replaced) {
      await db
        .deleteFrom('listing_snapshot')
        .where((row) => row.and({ ...ofListing, since: replaced.since }))
        .execute()
    }
    const [current] = newest
    if (current?.content_hash === hash) {
      const until = day > current.until ? day : current.until
      await db
        .updateTable('listing_snapshot')
        .set({ until, read_at })
        .where((row) => row.and({ ...ofListing, since: current.since }))
        .execute()
      return 'unchanged'
    }
    await db
      .insertInto('listing_snapshot')
      .values((value) => ({
        ...ofListing,
        since: day,
        until: day,
        read_at,
        content_hash: hash,
        body: value.cast(value.val(json), 'jsonb'),
      }))
      .execute()
    return 'stored'
  })
}

/** Newest first, each with all its texts; with `most` no more than so many, with `until` those seen by that UTC day. */
export async function storedListings(
  db: Kysely<Schema>,
  market: Market,
  { ref, most, until }: { ref: ListingRef; most?: number; until?: UtcDay },
): Promise<StoredListing[]> {
  const appId = await findAppId(db, market, ref)
  if (appId === undefined) return []
  const rows = await db
    .selectFrom('listing_snapshot')
    .select(['since', 'until', 'read_at', 'body'])
    .where('app_id', '=', appId)
    .where('locale', '=', ref.locale)
    .$if(until !== undefined, (query) => query.where('since', '<=', until!))
    .orderBy('since', 'desc')
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute()
  return rows.map(({ since, until, read_at, body }) => ({
    since,
    until,
    listing: { ...body, retrievedAt: read_at.toISOString(), stale: false },
  }))
}
