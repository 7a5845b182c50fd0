import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const ofApp = sql`
  organisation_id uuid not null,
  store text not null,
  track_id text not null,
  foreign key (organisation_id, store, track_id) references project (organisation_id, store, track_id) on delete cascade`
const ofImport = sql`
  organisation_id uuid not null,
  connection_id uuid not null,
  store text not null,
  track_id text not null`
const counts = sql`impressions bigint, page_views bigint, installs bigint`

const statements = [
  // Figures stay when their connection goes, and go with the app. A second report writes into the rows of the first one:
  // with room beside them no index has to be written anew.
  sql`create table own_day (
    ${ofApp},
    country text not null,
    source text not null,
    day date not null,
    ${counts},
    primary key (organisation_id, store, track_id, country, source, day)
  ) with (fillfactor = 60)`,
  sql`create index own_day_day on own_day (organisation_id, store, track_id, day)`,
  sql`create table own_day_total (
    ${ofApp},
    day date not null,
    country text not null,
    source text not null,
    ${counts},
    primary key (organisation_id, store, track_id, day, country, source)
  ) with (fillfactor = 60)`,
  sql`create table own_report_day (
    ${ofApp},
    report text not null,
    day date not null,
    processed_on date not null,
    primary key (organisation_id, store, track_id, report, day)
  )`,
  sql`create table own_proceeds_day (
    ${ofApp},
    day date not null,
    country text not null,
    currency text not null,
    units bigint not null,
    amount numeric(18, 4) not null,
    primary key (organisation_id, store, track_id, day, country, currency)
  )`,
  sql`create table own_correction (
    ${ofApp},
    category text,
    error double precision,
    factor double precision,
    as_of timestamptz not null,
    primary key (organisation_id, store, track_id)
  )`,
  sql`create table own_feed (
    organisation_id uuid not null,
    connection_id uuid not null,
    next_at timestamptz not null,
    claimed_until timestamptz,
    primary key (organisation_id, connection_id),
    foreign key (organisation_id, connection_id) references connection on delete cascade
  )`,
  sql`create index own_feed_next on own_feed (next_at)`,
  sql`create table own_import (
    ${ofImport},
    state text not null check (state in ('waiting', 'ready', 'permission', 'broken')),
    requested_at timestamptz,
    ongoing_id text,
    snapshot_id text,
    snapshot_done boolean not null default false,
    next_at timestamptz not null,
    failures integer not null default 0,
    primary key (organisation_id, connection_id, store, track_id),
    foreign key (organisation_id, connection_id, store, track_id) references connection_app on delete cascade
  )`,
  sql`create table own_instance (
    ${ofImport},
    report text not null,
    instance text not null,
    version text not null,
    processed_on date not null,
    primary key (organisation_id, connection_id, store, track_id, report, instance),
    foreign key (organisation_id, connection_id, store, track_id) references own_import on delete cascade
  )`,
]

/** What connected stores tell of own apps, how far it was imported, and what estimates learn from it. */
export const ownFigures: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
