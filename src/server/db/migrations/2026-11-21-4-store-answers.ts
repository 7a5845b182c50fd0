import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** `body` is text, for jsonb refuses characters that stores do send, and nothing is looked for inside it. */
const statements = [
  sql`create table store_answer (
    store text not null check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    key text not null,
    body text,
    read_at timestamptz,
    failures integer not null,
    retry_at timestamptz,
    primary key (store, key)
  )`,
  sql`create table store_budget (
    store text not null primary key check (store in ('APP_STORE', 'GOOGLE_PLAY')),
    calls double precision[] not null,
    failures integer not null,
    blocked_until timestamptz
  )`,
]

/** What the stores answered last, and how often they were asked: shared by all processes, there after a restart. */
export const storeAnswers: Migration = {
  up: async (db) => {
    for (const statement of statements) await statement.execute(db)
  },
}
