import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table store_source drop constraint store_source_name_check`,
  sql`alter table store_source add constraint store_source_name_check check (name in
    ('documented', 'productPages', 'chartPages', 'searchOrder', 'hints', 'feeds', 'playPages'))`,
]

/** Two more sources of the live market. A server that has chosen leaves them off until staff choose again. */
export const moreSources: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
