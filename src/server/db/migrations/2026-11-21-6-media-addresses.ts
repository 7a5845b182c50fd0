import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Pictures moved below `/api`; saved icons follow them. */
export const mediaAddresses: Migration = {
  up: async (db) => {
    for (const table of ['project', 'competitor']) {
      await sql`update ${sql.table(table)} set icon_url = '/api' || icon_url where icon_url like '/media/v1/%'`.execute(
        db,
      )
    }
  },
}
