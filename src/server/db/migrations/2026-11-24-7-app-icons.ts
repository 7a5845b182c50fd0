import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How the apps in result lists looked when they were seen last. */
export const appIcons: Migration = {
  up: async (db) => {
    await sql`alter table app add column icon_url text`.execute(db)
  },
}
