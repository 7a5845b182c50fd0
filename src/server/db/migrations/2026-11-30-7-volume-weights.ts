import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the parts of an estimated volume weigh in a country, found on official popularities; it says nothing of whose they were. */
export const volumeWeights: Migration = {
  up: async (db) => {
    await sql`create table volume_weights (
      country text primary key,
      ratings real not null,
      suggestions real not null,
      characters real not null,
      terms integer not null,
      day date not null
    )`.execute(db)
  },
}
