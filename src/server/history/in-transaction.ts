import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Runs in the caller's transaction if there is one, otherwise in its own. */
export const inTransaction = <T>(db: Kysely<Schema>, run: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? run(db) : db.transaction().execute(run)
