import { sql, type Kysely, type Selectable } from 'kysely'
import type { Market, Store } from '#contract/store.ts'
import type { ReviewFeedRow } from '#server/db/rows/reviews.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than any one call with its transactions; who was killed is followed by another after this. */
const CLAIM_MS = 10 * 60_000

export interface OwnAppRef {
  organisationId: string
  store: Store
  trackId: string
}

/** An app whose reviews this process reads; nobody else does until the claim lapses. */
export type Feed = Selectable<ReviewFeedRow> & { market: Market; claimedUntil: Date }

/** Somebody else may read the reviews by now, of another connection, or the app is gone. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
  constructor() {
    super('The app is gone, or somebody else reads its reviews.')
  }
}

export const appOf = ({ organisation_id, store, track_id }: ReviewFeedRow | Feed): OwnAppRef => ({
  organisationId: organisation_id,
  store,
  trackId: track_id,
})

/**
 * The app that is due longest, or the given one if it is due. A demo's is read when somebody looks at it: what the first
 * look left, its job reads once.
 */
export async function claimFeed(db: Kysely<Schema>, now: Date, app?: OwnAppRef): Promise<Feed | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const wanted = app
    ? sql`due.organisation_id = ${app.organisationId} and due.store = ${app.store} and due.track_id = ${app.trackId}`
    : sql`(not its.demo or (due.full_at is null and due.read_at is not null and due.failures = 0))`
  const { rows } = await sql<Feed>`
    update review_feed set claimed_until = ${claimedUntil}
    from organisation
    where organisation.id = review_feed.organisation_id
      and (review_feed.organisation_id, review_feed.store, review_feed.track_id) = (
        select due.organisation_id, due.store, due.track_id
        from review_feed as due
        join organisation as its on its.id = due.organisation_id
        where due.next_at <= ${now} and (due.claimed_until is null or due.claimed_until <= ${now}) and ${wanted}
        order by due.next_at
        limit 1
        for update of due skip locked
      )
    returning review_feed.*, organisation.market`.execute(db)
  const [row] = rows
  return row ? { ...row, claimedUntil } : null
}

export const ofFeed = (db: Kysely<Schema>, { organisation_id, store, track_id }: Feed) =>
  db
    .updateTable('review_feed')
    .where('organisation_id', '=', organisation_id)
    .where('store', '=', store)
    .where('track_id', '=', track_id)

const held = (db: Kysely<Schema>, feed: Feed) =>
  ofFeed(db, feed)
    .where('claimed_until', '=', feed.claimedUntil)
    .where('connection_id', 'is not distinct from', feed.connection_id)

/** Holds the claim for longer. Not in a transaction. @throws ClaimLost */
export async function keepClaim(db: Kysely<Schema>, feed: Feed, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CLAIM_MS)
  const kept = await held(db, feed).set({ claimed_until: until }).returning('track_id').executeTakeFirst()
  if (!kept) throw new ClaimLost()
  feed.claimedUntil = until
}

/** Locks the claim, so that nobody else writes reviews before the transaction ends. @throws ClaimLost */
export async function requireClaim(db: Kysely<Schema>, feed: Feed): Promise<void> {
  const found = await db
    .selectFrom('review_feed')
    .select('track_id')
    .where('organisation_id', '=', feed.organisation_id)
    .where('store', '=', feed.store)
    .where('track_id', '=', feed.track_id)
    .where('claimed_until', '=', feed.claimedUntil)
    .where('connection_id', 'is not distinct from', feed.connection_id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ClaimLost()
}

/** Notes how far the reviews are read, and holds the claim. @throws ClaimLost */
export async function noteRead(
  db: Kysely<Schema>,
  feed: Feed,
  columns: Partial<Pick<Feed, 'read_at' | 'full_at' | 'source' | 'withheld_in'>>,
): Promise<void> {
  const noted = await held(db, feed).set(columns).returning('track_id').executeTakeFirst()
  if (!noted) throw new ClaimLost()
  Object.assign(feed, columns)
}

/** Gives the app back, to be read again at `nextAt`; at once where it has another connection by now. */
export async function releaseFeed(
  db: Kysely<Schema>,
  feed: Feed,
  nextAt: Date,
  columns: Partial<Pick<ReviewFeedRow, 'tried_at' | 'failure' | 'source'>> & { failures?: number } = {},
): Promise<void> {
  await held(db, feed)
    .set({ claimed_until: null, next_at: nextAt, ...columns })
    .execute()
  await ofFeed(db, feed).where('claimed_until', '=', feed.claimedUntil).set({ claimed_until: null }).execute()
}
