import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts are made for several numbers of positions. Those kept so far are for 200, and any can be counted again. */
export const topPositions: Migration = {
  up: async (db) => {
    await sql`alter table ranked_keyword_count add column top integer not null default 200`.execute(db)
    await sql`alter table ranked_keyword_count alter column top drop default`.execute(db)
    await sql`alter table ranked_keyword_count drop constraint ranked_keyword_count_pkey`.execute(db)
    await sql`alter table ranked_keyword_count add primary key (track_id, store, locale, market, day, top)`.execute(db)
  },
}
