import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Work that has not finished after this long was lost in a crash and is started again. */
export const LOST_AFTER_MS = 120_000

/** Tables whose rows stand for work: `finished_at` is null while it is in progress. */
type WorkTable = 'ranked_keyword_count' | 'ranked_keyword_list'

/**
 * True for the one caller that may do the work of a row: the row did not exist, or its work was lost. `key`: its
 * primary key.
 */
export async function claimRow(
  db: Kysely<Schema>,
  table: WorkTable,
  key: Readonly<Record<string, string | number>>,
  now: Date,
): Promise<boolean> {
  const columns = sql.join(Object.keys(key).map((column) => sql.ref(column)))
  const lost = new Date(now.getTime() - LOST_AFTER_MS)
  const { rows } = await sql`
    insert into ${sql.table(table)} as claimed (${columns}, started_at)
    values (${sql.join(Object.values(key))}, ${now})
    on conflict (${columns}) do update set started_at = excluded.started_at
    where claimed.finished_at is null and claimed.started_at < ${lost}
    returning started_at`.execute(db)
  return rows.length > 0
}
