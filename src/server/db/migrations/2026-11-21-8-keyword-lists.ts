import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The ranked keywords themselves, beside their counts. */
export const keywordLists: Migration = {
  up: async (db) => {
    await sql`create table ranked_keyword_list (
      market text not null check (market in ('sample', 'archive', 'live')),
      store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
      track_id text not null,
      locale text not null,
      day date not null,
      keywords jsonb,
      started_at timestamptz not null,
      finished_at timestamptz,
      primary key (track_id, store, locale, market, day)
    )`.execute(db)
  },
}
