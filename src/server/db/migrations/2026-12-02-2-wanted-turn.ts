import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** In which order the terms of an app that was added are searched for, from 0; null: they are not wanted. */
export const wantedTurn: Migration = {
  up: async (db) => {
    await sql`alter table pool_term add column wanted_turn integer`.execute(db)
  },
}
