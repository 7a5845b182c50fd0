import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table known_device (
    token_hash text primary key,
    user_id uuid not null references app_user on delete cascade,
    expires_at timestamptz not null
  )`,
  sql`create index known_device_user on known_device (user_id)`,
]

/** Browsers in which somebody has logged in: others' wrong passwords don't keep them out. */
export const knownDevices: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
