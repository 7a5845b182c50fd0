import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What the operator set and queries judge by; each start writes it anew. */
export const serverSettings: Migration = {
  up: async (db) => {
    await sql`create table server_setting (
      name text primary key,
      value text not null
    )`.execute(db)
  },
}
