import type { Kysely, Selectable } from 'kysely'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireEditOfServed } from './served-apps.ts'

const notFound = () => new HttpError('CONNECTION_NOT_FOUND', 'There is no such connection.')

const find = (db: Kysely<Schema>, { organizationId }: Caller, id: string) =>
  db.selectFrom('connection').selectAll().where('organisation_id', '=', organizationId).where('id', '=', id)

/** A connection of the caller's organisation. @throws CONNECTION_NOT_FOUND, also for another organisation's */
export async function requireOwnConnection(
  db: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<Selectable<ConnectionRow>> {
  const row = await find(db, caller, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/**
 * As `requireOwnConnection`, for a change.
 * @throws CONNECTION_NOT_FOUND; FORBIDDEN where it serves an app that the caller may not edit
 */
export async function requireChangeable(
  db: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<Selectable<ConnectionRow>> {
  const row = await requireOwnConnection(db, caller, id)
  await requireEditOfServed(db, caller, id)
  return row
}

/** As `requireChangeable`; the connection is locked until the transaction ends. */
export async function lockOwnConnection(
  db: Kysely<Schema>,
  caller: Caller,
  id: string,
): Promise<Selectable<ConnectionRow>> {
  const row = await find(db, caller, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw notFound()
  await requireEditOfServed(db, caller, id)
  return row
}
