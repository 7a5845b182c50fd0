import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { StoredConnection } from '#server/integrations/connections/open-client.ts'
import { recordCheck, type CheckedRow } from '#server/integrations/connections/record-check.ts'
import type { ProviderFailure, ProviderFailureKind } from '#server/integrations/provider/provider-failure.ts'

/** Those that say something of the connection, and so of all its apps. */
const ofConnection = new Set<ProviderFailureKind>([
  'credentials',
  'agreements',
  'api-off',
  'account',
  'rate-limited',
  'unavailable',
])

const MINUTE_MS = 60_000
const RATE_LIMIT_SECONDS = 60
/** A right may be given at any time. */
const PERMISSION_MS = 60 * MINUTE_MS
const RETRY_FIRST_MS = 5 * MINUTE_MS
const RETRY_MAX_MS = 6 * 60 * MINUTE_MS

/** When the store is asked again after its `failures`-th failure in a row. */
export function retryAt(
  { kind, retryAfterSeconds }: Pick<ProviderFailure, 'kind' | 'retryAfterSeconds'>,
  failures: number,
  now: Date,
): Date {
  const after = (ms: number) => new Date(now.getTime() + Math.max(1000, ms))
  if (kind === 'permission') return after(PERMISSION_MS)
  if (kind === 'rate-limited' || retryAfterSeconds !== null)
    return after((retryAfterSeconds ?? RATE_LIMIT_SECONDS) * 1000)
  return after(Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** Math.min(10, failures - 1)))
}

/**
 * Records what a failure says of the connection. That one app can't be read does not say what the key may do: it is
 * checked at once.
 */
export async function recordFailure(
  db: Kysely<Schema>,
  connection: CheckedRow & StoredConnection,
  failure: ProviderFailure,
  now: Date,
): Promise<void> {
  if (ofConnection.has(failure.kind)) {
    await db
      .transaction()
      .execute((transaction) => recordCheck(transaction, connection, { failure }, { now, isQuiet: true }))
    return
  }
  if (failure.kind !== 'permission' && failure.kind !== 'not-found') return
  await db
    .updateTable('connection')
    .set({ next_check_at: sql`least(next_check_at, ${now})` })
    .where('organisation_id', '=', connection.organisation_id)
    .where('id', '=', connection.id)
    .execute()
}
