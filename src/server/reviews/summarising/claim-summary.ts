import { sql, type Kysely, type Selectable, type UpdateObject } from 'kysely'
import type { ReviewSummaryRow } from '#server/db/rows/review-summaries.ts'
import type { Schema } from '#server/db/schema.ts'
import { giveBackSlot } from '#server/quotas/give-back-slot.ts'
import { hasFailed, isDone, statusAfter, type SummaryEvent } from './summary-states.ts'

/** Longer than any step takes; one whose process died is gone on with after this. */
const LEASE_MS = 3 * 60_000

export type Summary = Selectable<ReviewSummaryRow>
/** A summary that this process makes; nobody else does until the claim lapses. */
export interface Claimed extends Summary {
  claimedUntil: Date
}
type Columns = UpdateObject<Schema, 'review_summary'>

/** Somebody deleted the summary, or another process goes on with it. */
export class SummaryLost extends Error {
  override readonly name = 'SummaryLost'
  constructor() {
    super('The summary is gone, or another process makes it.')
  }
}

/** The one that is due longest; null: none is. */
export async function claimSummary(db: Kysely<Schema>, now: Date): Promise<Claimed | null> {
  const claimedUntil = new Date(now.getTime() + LEASE_MS)
  const { rows } = await sql<Summary>`
    update review_summary set claimed_until = ${claimedUntil}, tries = tries + 1
    where (organisation_id, id) = (
      select organisation_id, id from review_summary
      where next_at <= ${now} and (claimed_until is null or claimed_until <= ${now})
      order by next_at
      limit 1
      for update skip locked
    )
    returning *`.execute(db)
  const [row] = rows
  return row ? { ...row, claimedUntil } : null
}

const held = (db: Kysely<Schema>, { organisation_id, id, claimedUntil, status }: Claimed) =>
  db
    .updateTable('review_summary')
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .where('claimed_until', '=', claimedUntil)
    .where('status', '=', status)

/**
 * Notes that something happened, with what came of it, and holds the claim for longer; a summary that ended is let go, and one
 * that failed gives its slot back.
 * @param alongside written in the same transaction
 * @throws SummaryLost
 */
export async function advance(
  db: Kysely<Schema>,
  claimed: Claimed,
  { event, now, columns = {} }: { event: SummaryEvent; now: Date; columns?: Columns },
  alongside?: (transaction: Kysely<Schema>) => Promise<void>,
): Promise<Claimed> {
  const status = statusAfter(claimed.status, event)
  if (status === null) throw new Error(`A summary can't be ${event} when it is ${claimed.status}.`)
  const isOver = isDone(status) || hasFailed(status)
  const claimedUntil = isOver ? null : new Date(now.getTime() + LEASE_MS)
  // A period without reviews costs nothing either.
  const isNothing = hasFailed(status) || (isDone(status) && claimed.reviews === 0)
  const givesBack = isNothing && claimed.quota_month !== null
  return db.transaction().execute(async (transaction) => {
    // In the order in which requests lock them.
    if (givesBack) await giveBackSlot(transaction, claimed.organisation_id, 'REVIEW_SUMMARY', claimed.quota_month!)
    const row = await held(transaction, claimed)
      .set({ ...columns, status, status_at: now, tries: 1, claimed_until: claimedUntil })
      .$if(isOver, (update) => update.set({ next_at: null }))
      .$if(givesBack, (update) => update.set({ quota_month: null }))
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new SummaryLost()
    await alongside?.(transaction)
    return { ...row, claimedUntil: claimedUntil ?? claimed.claimedUntil }
  })
}

/** Lets it go until later: what it needs is not there yet. That counts as no try. */
export async function reschedule(db: Kysely<Schema>, claimed: Claimed, until: Date): Promise<void> {
  await held(db, claimed)
    .set({ next_at: until, claimed_until: null, tries: sql`tries - 1` })
    .execute()
}
