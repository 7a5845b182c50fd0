import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`alter table refresh_token add column parent_hash text`,
  sql`create index refresh_token_parent on refresh_token (parent_hash)`,
  sql`alter table session add column exchanged_hash text`,
  // Sessions that run: the token exchanged last, and as its successors all that were not exchanged themselves.
  sql`update session set exchanged_hash = (
    select token_hash from refresh_token where family = session.id and used_at is not null
    order by used_at desc, token_hash limit 1
  )`,
  sql`update refresh_token set parent_hash = session.exchanged_hash
    from session where session.id = refresh_token.family and refresh_token.used_at is null`,
  sql`alter table refresh_token drop column used_at, drop column revoked_at`,
]

/** What a token followed, and which one of a session was exchanged last: no clock decides what was used before. */
export const tokenSuccessors: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
