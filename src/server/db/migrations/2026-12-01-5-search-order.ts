import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table store_source drop constraint store_source_name_check`,
  sql`alter table store_source add constraint store_source_name_check check (name in
    ('documented', 'productPages', 'chartPages', 'searchOrder', 'hints', 'feeds', 'playPages'))`,
]

/** The App Store's own search as a source of the live market. Where staff have chosen sources, it is off until they choose it. */
export const searchOrder: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
