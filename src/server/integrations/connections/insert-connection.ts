import type { Kysely } from 'kysely'
import { isAdProvider } from '#contract/connections/connection.ts'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Credentials } from '../provider/credentials.ts'
import { fingerprintOf, keyEndingOf } from './fingerprint.ts'
import { stateColumns, type Outcome } from './outcome.ts'
import { writeRights } from './record-check.ts'
import { seal } from './sealing.ts'
import type { Secrets } from './secrets.ts'

type NewConnection = Pick<ConnectionRow, 'organisation_id' | 'id' | 'name' | 'created_by'> &
  Partial<Pick<ConnectionRow, 'account_name'>> & {
    credentials: Credentials
    /** How its first check ended. */
    outcome: Outcome
  }

/** The columns that come from a key. */
export const keyColumns = (
  credentials: Credentials,
  owner: { organisation_id: string; id: string },
  secrets: Secrets,
) => ({
  ...seal(credentials, owner, secrets),
  fingerprint: fingerprintOf(credentials),
  key_ending: keyEndingOf(credentials),
})

/** Stores a connection with what its first check said. @returns false where its key is connected already */
export async function insertConnection(
  db: Kysely<Schema>,
  { credentials, outcome, ...own }: NewConnection,
  { now, secrets }: { now: Date; secrets: Secrets },
): Promise<boolean> {
  const { provider } = credentials
  const inserted = await db
    .insertInto('connection')
    .values({
      account_name: null,
      ...own,
      provider,
      ...keyColumns(credentials, own, secrets),
      since: now,
      checked_at: null,
      ad_state: isAdProvider(provider) ? 'NEW' : null,
      calls_used: 0,
      calls_limit: null,
      calls_hour: null,
      used_at: null,
      blocked_until: null,
      failures: 0,
      created_at: now,
      ...stateColumns(provider, outcome, now),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  await writeRights(db, { ...own, provider }, outcome, now)
  return true
}
