import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { ProviderFailure, ProviderFailureKind } from '#server/integrations/provider/provider-failure.ts'
import { updateImport, type AppImport } from './app-import.ts'
import type { Feed } from './claim-feed.ts'

/** Those that say something of the key, and so of all apps. */
const ofKey = new Set<ProviderFailureKind>(['credentials', 'agreements', 'api-off', 'account'])

const MINUTE_MS = 60_000
const RATE_LIMIT_SECONDS = 60
/** A right may be given at any time. */
const PERMISSION_MS = 60 * MINUTE_MS
const RETRY_FIRST_MS = 15 * MINUTE_MS
const RETRY_MAX_MS = 6 * 60 * MINUTE_MS
/** An answer that did not come once is not shown. */
const FAILURES_UNTIL_SHOWN = 2

/** Records that an app could not be imported. @returns whether the connection's other apps can't be either */
export async function noteFailure(
  db: Kysely<Schema>,
  row: AppImport['row'],
  failure: ProviderFailure,
  now: Date,
): Promise<boolean> {
  if (ofKey.has(failure.kind) || failure.kind === 'rate-limited') return true
  const isPermission = failure.kind === 'permission'
  const ms = isPermission ? PERMISSION_MS : Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** row.failures)
  const failures = row.failures + 1
  const isShown = failures >= FAILURES_UNTIL_SHOWN || failure.kind === 'not-found'
  await updateImport(db, row)
    .set({
      failures: isPermission ? 0 : failures,
      next_at: new Date(now.getTime() + ms),
      ...(isPermission && { state: 'permission' }),
      ...(!isPermission && isShown && { state: 'broken' }),
    })
    .execute()
  // While the provider is down the gateway makes no call, and says when it will.
  return failure.kind === 'unavailable' && failure.retryAfterSeconds !== null
}

/**
 * What a failure of the whole connection leaves: with a key that is not accepted all its imports are broken, and the
 * connection is checked at once. @returns when its figures are imported next
 */
export async function afterFailure(db: Kysely<Schema>, feed: Feed, failure: ProviderFailure, now: Date): Promise<Date> {
  if (ofKey.has(failure.kind)) {
    await db
      .updateTable('own_import')
      .set({ state: 'broken' })
      .where('organisation_id', '=', feed.organisation_id)
      .where('connection_id', '=', feed.id)
      .execute()
    await db
      .updateTable('connection')
      .set({ next_check_at: sql`least(next_check_at, ${now})` })
      .where('organisation_id', '=', feed.organisation_id)
      .where('id', '=', feed.id)
      .execute()
    return new Date(now.getTime() + RETRY_FIRST_MS)
  }
  const seconds = failure.retryAfterSeconds ?? RATE_LIMIT_SECONDS
  const ms = failure.kind === 'rate-limited' || failure.retryAfterSeconds !== null ? seconds * 1000 : RETRY_FIRST_MS
  return new Date(now.getTime() + Math.max(1000, ms))
}
