import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table pool_term (
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    locale text collate "C" not null,
    keyword_id integer not null,
    sources text[] not null,
    level smallint not null,
    expected_value real not null,
    hint_count smallint,
    prefix_length smallint,
    is_prefix_exact boolean not null default false,
    completed_at timestamptz,
    asked_at timestamptz,
    wanted_at timestamptz,
    added_at timestamptz not null,
    primary key (store, locale, keyword_id)
  )`,
  sql`create index pool_term_keyword on pool_term (keyword_id, store)`,
  sql`create index pool_term_asked on pool_term (store, asked_at)`,
  sql`create index pool_term_completed on pool_term (store, completed_at)`,
  sql`create index pool_term_wanted on pool_term (store, wanted_at) where wanted_at is not null`,
  sql`create table pool_app (
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    track_id text collate "C" not null,
    locale text collate "C" not null,
    read_at timestamptz not null,
    primary key (store, track_id, locale)
  )`,
  sql`create table result_list_latest (
    market text not null check (market in ('sample', 'archive', 'live')),
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    country text collate "C" not null,
    keyword_id integer not null,
    day date not null,
    app_ids integer[] not null,
    facts jsonb not null,
    primary key (market, store, country, keyword_id)
  )`,
  // An app stands in a few hundred lists of many thousands: they are found by it. Ids differ by market and store.
  sql`create index result_list_latest_apps on result_list_latest using gin (app_ids)`,
  sql`create index result_list_latest_first on result_list_latest using gin ((app_ids[1:10]))`,
]

/** Terms that are searched for besides what is tracked, and the newest list of each, found by the apps in it. */
export const termPool: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
