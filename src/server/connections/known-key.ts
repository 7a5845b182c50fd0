import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * Refuses a key that the organisation has connected already.
 * @param except the connection that may have it
 * @throws CONNECTION_EXISTS that names the connection
 */
export async function refuseKnownKey(
  db: Kysely<Schema>,
  { organizationId }: Caller,
  fingerprint: string,
  except: string | null,
): Promise<void> {
  const known = await db
    .selectFrom('connection')
    .select(['id', 'name'])
    .where('organisation_id', '=', organizationId)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  if (!known || known.id === except) return
  throw new HttpError('CONNECTION_EXISTS', 'A connection with the provided credentials already exists.', {
    details: { connectionId: known.id, name: known.name },
  })
}
