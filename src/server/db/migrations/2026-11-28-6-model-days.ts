import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often a language model was asked on a UTC day, by everybody together. */
export const modelDays: Migration = {
  up: async (db) => {
    await sql`create table model_day (
      day date primary key,
      requests integer not null
    )`.execute(db)
  },
}
