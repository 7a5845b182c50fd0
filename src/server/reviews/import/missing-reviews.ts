import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { lockApps } from '#server/scope/lock-apps.ts'
import { appOf, ClaimLost, requireClaim, type Feed } from './claim-feed.ts'

/** A list from which something was taken while it was read page by page may lack one that is there: another read decides. */
const CONFIRMED_MS = 30 * 60_000

/** What a list held that was read to its end, or as far back as `since`. */
export interface ReadList {
  ids: readonly string[]
  /** null: all there is. */
  since: Date | null
}

const listedOf = ({ organisation_id, store, track_id }: Feed) =>
  sql`organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}
    and source = 'console' and is_listed`

/**
 * Removes reviews that the store's list has not held twice. One with a text of ours that is not in the store stays: that
 * is told to its writer.
 * @throws ClaimLost
 */
export async function noteMissing(db: Kysely<Schema>, feed: Feed, { ids, since }: ReadList, now: Date): Promise<void> {
  const missing = sql`${listedOf(feed)} and not (review_id = any(${ids}))
    and (${since}::timestamptz is null or changed_at > ${since})`
  const { rows } = await sql<{ review_id: string }>`
    select review_id from own_review where ${missing} or ${listedOf(feed)} and missing_since is not null
    limit 1`.execute(db)
  if (rows.length === 0) return
  await db.transaction().execute(async (transaction) => {
    const apps = await lockApps(transaction, appOf(feed), [feed.track_id])
    if (apps.length === 0) throw new ClaimLost()
    await requireClaim(transaction, feed)
    await lockInOrder(transaction, sql`${missing} or ${listedOf(feed)} and missing_since is not null`)
    await sql`delete from own_review where ${missing} and missing_since <= ${new Date(now.getTime() - CONFIRMED_MS)}
      and not exists (
        select from review_reply as unsent where unsent.organisation_id = own_review.organisation_id
          and unsent.store = own_review.store and unsent.track_id = own_review.track_id
          and unsent.review_id = own_review.review_id
          and unsent.state in ('to-approve', 'queued', 'sending', 'refused')
      )`.execute(transaction)
    await sql`update own_review set missing_since = ${now} where ${missing} and missing_since is null`.execute(
      transaction,
    )
    await sql`update own_review set missing_since = null
      where ${listedOf(feed)} and missing_since is not null and review_id = any(${ids})`.execute(transaction)
  })
}

/** Whether reviews were not in the list when it was last read: it has to be read again. */
export async function hasMissing(db: Kysely<Schema>, feed: Feed, now: Date): Promise<boolean> {
  const { rows } = await sql`select from own_review where ${listedOf(feed)}
    and missing_since > ${new Date(now.getTime() - 4 * CONFIRMED_MS)} limit 1`.execute(db)
  return rows.length > 0
}

/**
 * Removes reviews of the public market, which the console tells by other ids (App Store), once what only the market told
 * of them is kept: the version of the app. They are the same where rating, texts and author are. @throws ClaimLost
 */
export async function forgetMarket(db: Kysely<Schema>, feed: Feed, now: Date): Promise<void> {
  const { organisation_id, store, track_id } = feed
  const ofApp = sql`organisation_id = ${organisation_id} and store = ${store} and track_id = ${track_id}`
  await db.transaction().execute(async (transaction) => {
    await requireClaim(transaction, feed)
    await lockInOrder(transaction, sql`${ofApp} and (source = 'market' or version is null)`)
    await sql`
      update own_review set version = seen.version, stored_at = ${now}
      from (
        select rating, title, body, author, country, min(version) as version from own_review
        where ${ofApp} and source = 'market' and version is not null
        group by rating, title, body, author, country having count(distinct version) = 1
      ) as seen
      where ${ofApp} and own_review.source = 'console' and own_review.version is null
        and own_review.rating = seen.rating and own_review.body = seen.body
        and own_review.title is not distinct from seen.title and own_review.author is not distinct from seen.author
        and own_review.country is not distinct from seen.country`.execute(transaction)
    await sql`delete from own_review where ${ofApp} and source = 'market'`.execute(transaction)
  })
}

/** So that nobody who changes several of them waits for this transaction while it waits for them. */
const lockInOrder = (db: Kysely<Schema>, which: RawBuilder<unknown>) =>
  sql`select from own_review where ${which} order by review_id for update`.execute(db)
