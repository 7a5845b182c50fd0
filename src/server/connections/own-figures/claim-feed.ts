import { sql, type Kysely } from 'kysely'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than any one call with its transactions; who was killed is followed by another after this. */
const CLAIM_MS = 10 * 60_000

/** A connection whose figures this process imports; nobody else does until the claim lapses. */
export type Feed = ConnectionRow & { market: 'sample' | 'archive' | 'live'; claimedUntil: Date }

/** Somebody else may have the connection by now, or it is gone. */
export class ClaimLost extends Error {
  override readonly name = 'ClaimLost'
}

/** The connection that is due longest; one that is broken waits until a check finds it working. */
export async function claimFeed(db: Kysely<Schema>, now: Date): Promise<Feed | null> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  const { rows } = await sql<Feed>`
    update own_feed set claimed_until = ${claimedUntil}
    from connection, organisation
    where connection.organisation_id = own_feed.organisation_id and connection.id = own_feed.connection_id
      and organisation.id = own_feed.organisation_id
      and (own_feed.organisation_id, own_feed.connection_id) = (
        select due.organisation_id, due.connection_id
        from own_feed as due
        join connection as its on its.organisation_id = due.organisation_id and its.id = due.connection_id
        where due.next_at <= ${now} and (due.claimed_until is null or due.claimed_until <= ${now})
          and its.status not in ('broken', 'blocked')
        order by due.next_at
        limit 1
        for update of due skip locked
      )
    returning connection.*, organisation.market`.execute(db)
  const [row] = rows
  return row ? { ...row, claimedUntil } : null
}

const held = (db: Kysely<Schema>, feed: Feed) =>
  db
    .updateTable('own_feed')
    .where('organisation_id', '=', feed.organisation_id)
    .where('connection_id', '=', feed.id)
    .where('claimed_until', '=', feed.claimedUntil)

/** Holds the claim for longer. Not in a transaction. @throws ClaimLost */
export async function keepClaim(db: Kysely<Schema>, feed: Feed, now: Date): Promise<void> {
  const until = new Date(now.getTime() + CLAIM_MS)
  const kept = await held(db, feed).set({ claimed_until: until }).returning('connection_id').executeTakeFirst()
  if (!kept) throw new ClaimLost('The connection is gone, or somebody else imports its figures.')
  feed.claimedUntil = until
}

/** Locks the claim, so that nobody else writes figures before the transaction ends. @throws ClaimLost */
export async function requireClaim(db: Kysely<Schema>, feed: Feed): Promise<void> {
  const found = await db
    .selectFrom('own_feed')
    .select('connection_id')
    .where('organisation_id', '=', feed.organisation_id)
    .where('connection_id', '=', feed.id)
    .where('claimed_until', '=', feed.claimedUntil)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ClaimLost('The connection is gone, or somebody else imports its figures.')
}

/** Gives the connection back, to be imported again at `nextAt`. */
export async function releaseFeed(db: Kysely<Schema>, feed: Feed, nextAt: Date): Promise<void> {
  await held(db, feed).set({ claimed_until: null, next_at: nextAt }).execute()
}
