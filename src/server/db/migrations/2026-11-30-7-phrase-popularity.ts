import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Whoever disconnects takes along what the key has fetched.
  sql`create table phrase_popularity (
    organisation_id uuid not null,
    keyword_id integer not null,
    connection_id uuid not null,
    popularity smallint check (popularity between 0 and 100),
    read_at timestamptz not null,
    primary key (organisation_id, keyword_id),
    foreign key (organisation_id, connection_id) references connection on delete cascade
  )`,
  sql`create index phrase_popularity_connection on phrase_popularity (organisation_id, connection_id)`,
]

/** How popular Apple Ads says single phrases are, in no country: it belongs to the organisation whose key was asked. */
export const phrasePopularity: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
