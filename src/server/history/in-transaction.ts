import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Runs in a transaction of its own, or in the caller's when there is one. */
export const inTransaction = <T>(db: Kysely<Schema>, run: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)
