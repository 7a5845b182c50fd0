import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Feed } from './claim-feed.ts'
import type { ReviewFromStore } from './review-from-store.ts'

/** Reports of an app that were imported as a whole, with what they held. */
export const importedReports = (db: Kysely<Schema>, { organisation_id, store, track_id }: Feed) =>
  db
    .selectFrom('review_report')
    .select(['name', 'version'])
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .execute()

/** Of an app that was removed meanwhile nothing is noted. */
export async function noteReport(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: Feed,
  { name, version }: { name: string; version: string },
): Promise<void> {
  await sql`
    insert into review_report (organisation_id, store, track_id, name, version)
    select organisation_id, store, track_id, ${name}, ${version} from project
    where organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}
    for key share
    on conflict (organisation_id, store, track_id, name) do update set version = excluded.version`.execute(db)
}

export async function countReviews(db: Kysely<Schema>, { organisation_id, store, track_id }: Feed): Promise<number> {
  const { count } = await db
    .selectFrom('own_review')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Leaves out stars whose customer added a text later: since then the review has a link, and with it another id. Both
 * were submitted in the same millisecond.
 */
export async function withoutStarsBefore(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: Feed,
  incoming: readonly ReviewFromStore[],
): Promise<ReviewFromStore[]> {
  const isUnlinked = ({ id }: ReviewFromStore) => id.startsWith('csv-')
  const times = incoming.filter(isUnlinked).map(({ writtenAt, changedAt }) => writtenAt ?? changedAt)
  if (times.length === 0) return [...incoming]
  const rows = await db
    .selectFrom('own_review')
    .select('written_at')
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)
    .where('review_id', 'not like', 'csv-%')
    .where(sql<boolean>`written_at = any(${times})`)
    .execute()
  const linked = new Set(rows.map(({ written_at }) => written_at.getTime()))
  for (const one of incoming) if (!isUnlinked(one)) linked.add((one.writtenAt ?? one.changedAt).getTime())
  return incoming.filter((one) => !isUnlinked(one) || !linked.has((one.writtenAt ?? one.changedAt).getTime()))
}
