import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { stateOf } from './outcome.ts'
import type { Secrets } from './secrets.ts'

/**
 * After a restore, or with another `SECRETS_KEY`: connections whose key no secret of this server opens are broken, which needs
 * nobody to be asked; those that one opens again are checked soon.
 * @returns how many were found broken
 */
export async function noteLostSecrets(db: Kysely<Schema>, { all }: Secrets, now: Date): Promise<number> {
  const ids = all.map(({ id }) => id)
  const { status, reason } = stateOf('secret')
  const lost = await db
    .updateTable('connection')
    .set({ status, reason, retry_at: null, since: sql`case when status = ${status} then since else ${now} end` })
    .where('secret_id', 'not in', ids)
    .where('reason', 'is distinct from', reason)
    .executeTakeFirst()
  await db
    .updateTable('connection')
    .set({ next_check_at: now })
    .where('secret_id', 'in', ids)
    .where('reason', '=', reason)
    .execute()
  return Number(lost.numUpdatedRows)
}
