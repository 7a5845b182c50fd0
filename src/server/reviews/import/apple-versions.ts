import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { AppStoreConnect } from '#server/integrations/app-store-connect/app-store-connect.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { keepClaim, requireClaim, type Feed } from './claim-feed.ts'
import type { Reading } from './job-context.ts'
import { line } from './review-from-store.ts'

/** One reading asks for no more: reviews are mostly of the newest versions. */
const PAGES_MAX = 40

/**
 * Adds the app's version to reviews that lack it: App Store Connect tells it version by version, beside its list of reviews.
 * Where it doesn't, as to a key that may not see versions, they stay open.
 * @param since reviews that were stored before are left to another reading; null: all are meant
 * @throws ClaimLost; the reason of `stopping`
 */
export async function addVersions(
  client: Pick<AppStoreConnect, 'versionReviews'>,
  reading: Reading,
  since: Date | null,
): Promise<void> {
  const { db, feed, clock, log, stopping, isEnough } = reading
  if (isEnough() || !(await isAnyLacking(db, feed, since))) return
  let pages = 0
  try {
    for await (const { version, reviewIds } of client.versionReviews(feed.track_id, stopping)) {
      await setVersion(reading, version, reviewIds)
      await keepClaim(db, feed, clock())
      stopping.throwIfAborted()
      if (isEnough() || ++pages === PAGES_MAX || !(await isAnyLacking(db, feed, since))) return
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    stopping.throwIfAborted()
    if (error.kind !== 'permission') log.warn('versions of reviews not read', { error: error.message })
  }
}

const lacking = ({ organisation_id, store, track_id }: Feed) =>
  sql`organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}
    and source = 'console' and is_listed and version is null`

async function isAnyLacking(db: Kysely<Schema>, feed: Feed, since: Date | null): Promise<boolean> {
  const { rows } = await sql`select from own_review where ${lacking(feed)}
    and (${since}::timestamptz is null or stored_at >= ${since}) limit 1`.execute(db)
  return rows.length > 0
}

async function setVersion({ db, feed, clock }: Reading, told: string, ids: readonly string[]): Promise<void> {
  const version = line(told)
  if (version === null || ids.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await requireClaim(transaction, feed)
    // So that nobody who changes several of them waits for this transaction while it waits for them.
    await sql`select from own_review where ${lacking(feed)} and review_id = any(${ids})
      order by review_id for update`.execute(transaction)
    await sql`update own_review set version = ${version}, stored_at = ${clock()}
      where ${lacking(feed)} and review_id = any(${ids})`.execute(transaction)
  })
}
