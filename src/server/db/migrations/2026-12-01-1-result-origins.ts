import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Since when a keyword's result lists come from another source than before; until the first row they come from Apple's Search API. */
export const resultOrigins: Migration = {
  up: async (db) => {
    await sql`create table result_origin (
      keyword_id integer not null,
      market text not null check (market in ('sample', 'archive', 'live')),
      store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
      country text collate "C" not null,
      since date not null,
      origin text not null check (origin in ('store', 'page', 'api')),
      primary key (keyword_id, country, store, market, since)
    )`.execute(db)
  },
}
