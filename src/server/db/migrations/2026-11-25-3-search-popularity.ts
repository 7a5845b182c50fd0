import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Whoever disconnects takes along what the key has fetched.
  sql`create table popularity_week (
    organisation_id uuid not null,
    country text not null,
    week date not null,
    connection_id uuid not null,
    row_count integer not null,
    quarantine text,
    is_whole boolean not null,
    read_at timestamptz not null,
    primary key (organisation_id, country, week),
    foreign key (organisation_id, connection_id) references connection on delete cascade
  )`,
  sql`create index popularity_week_connection on popularity_week (organisation_id, connection_id)`,
  sql`create table search_popularity (
    organisation_id uuid not null,
    country text not null,
    week date not null,
    term text not null,
    popularity smallint not null check (popularity between 1 and 100),
    genre text not null,
    rank_in_genre smallint not null,
    primary key (organisation_id, country, week, term),
    foreign key (organisation_id, country, week) references popularity_week on delete cascade
  )`,
  sql`alter table connection add column popularity_due_at timestamptz`,
]

/** What Apple Ads says people search for, week by week: it belongs to the organisation whose key was asked. */
export const searchPopularity: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
