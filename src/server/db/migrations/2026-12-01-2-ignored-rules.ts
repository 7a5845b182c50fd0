import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The rules that somebody ignores for a composed text, each with the reason. */
export const ignoredRules: Migration = {
  up: async (db) => {
    await sql`alter table listing_draft add column ignored jsonb not null default '[]'`.execute(db)
  },
}
