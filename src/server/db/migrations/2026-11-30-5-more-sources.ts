import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table store_source drop constraint store_source_name_check`,
  sql`alter table store_source add constraint store_source_name_check check (name in
    ('documented', 'productPages', 'chartPages', 'hints', 'feeds', 'playPages'))`,
]

/** The web store's chart pages as a source of the live market. Where staff have chosen sources, it is off until they choose it. */
export const moreSources: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
