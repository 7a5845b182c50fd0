import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table result_list (
    keyword_id integer not null,
    market text not null check (market in ('sample', 'archive', 'live')),
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    country text collate "C" not null,
    day date not null,
    app_ids integer[] not null,
    primary key (keyword_id, country, store, market, day)
  )`,
  sql`alter table app add column title text`,
]

/** What stores listed for tracked keywords, and how the apps in it were called when they were seen last. */
export const resultLists: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
