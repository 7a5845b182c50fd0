import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of the first apps of a result list, what volume, difficulty and relevancy are estimated from. */
export const resultLeaders: Migration = {
  up: async (db) => {
    await sql`alter table result_list add column leaders jsonb not null default '[]'`.execute(db)
  },
}
