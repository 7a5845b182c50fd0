import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table store_source (
    name text primary key check (name in
      ('documented', 'productPages', 'hints', 'feeds', 'playPages')),
    enabled boolean not null,
    changed_at timestamptz
  )`,
  // A server that is live already goes on with what it asked so far.
  sql`insert into store_source (name, enabled)
    select name, name in ('documented', 'feeds', 'hints', 'playPages')
    from unnest(array['documented', 'productPages', 'hints', 'feeds', 'playPages']) as name
    where exists (select from organisation where market = 'live') or exists (select from store_answer)`,
]

/** Which sources of the live market staff switched on; no rows: nobody has chosen. */
export const storeSources: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
