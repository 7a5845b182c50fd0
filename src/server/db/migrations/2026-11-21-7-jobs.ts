import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  sql`create table job_run (
    queue text not null primary key,
    last_success_at timestamptz,
    last_error_at timestamptz,
    last_error text
  )`,
  sql`create table missed_reading (
    day date not null,
    queue text not null,
    item text not null,
    reason text,
    missed_at timestamptz not null,
    primary key (day, queue, item)
  )`,
]

/** How the background jobs went; the library that runs them keeps its own tables in its own schema. */
export const jobs: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
