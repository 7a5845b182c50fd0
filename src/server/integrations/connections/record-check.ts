import { sql, type Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import { rightsOf, stateColumns, type Outcome } from './outcome.ts'

/** As it stood when it was checked. */
export type CheckedRow = Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider' | 'sealed' | 'status' | 'checked_at'>

/** For how long a provider may be down when the daily check is due, until that is shown, ms. */
const QUIET_MS = 30 * 60_000

/**
 * Records how a check ended. A connection whose key was replaced or that was revoked meanwhile stays as it is.
 * @param isQuiet a job's check: that a provider is down for a moment is not shown
 */
export async function recordCheck(
  db: Kysely<Schema>,
  row: CheckedRow,
  outcome: Outcome,
  { now, isQuiet = false }: { now: Date; isQuiet?: boolean },
): Promise<void> {
  const known = await withTried(db, row, outcome)
  const { status, ...columns } = stateColumns(row.provider, known, now)
  const own = db
    .updateTable('connection')
    .where('organisation_id', '=', row.organisation_id)
    .where('id', '=', row.id)
    .where('sealed', '=', row.sealed)
  if (columns.reason === 'unavailable' && isQuiet && row.status === 'working' && isFresh(row, now)) {
    await own.set({ next_check_at: columns.next_check_at }).execute()
    return
  }
  const recorded = await own
    .set({ ...columns, status, since: sql`case when status = ${status} then since else ${now} end` })
    .returning('id')
    .executeTakeFirst()
  if (recorded) await writeRights(db, row, known, now)
}

const isFresh = ({ checked_at }: CheckedRow, now: Date) =>
  checked_at !== null && now.getTime() - checked_at.getTime() < DAY_MS + QUIET_MS

/** What only a real attempt shows stays as the last one left it. */
async function withTried(db: Kysely<Schema>, { organisation_id, id }: CheckedRow, outcome: Outcome): Promise<Outcome> {
  if (outcome === 'secret' || 'failure' in outcome) return outcome
  const tried = await db
    .selectFrom('connection_right')
    .select(['capability', 'state'])
    .where('organisation_id', '=', organisation_id)
    .where('connection_id', '=', id)
    .where('state', 'in', ['granted', 'missing'])
    .execute()
  const rights = outcome.check.rights.map((right) =>
    right.state === 'not-tried' ? (tried.find(({ capability }) => capability === right.capability) ?? right) : right,
  )
  return { check: { ...outcome.check, rights } }
}

/** Replaces the rights where the outcome tells some. */
export async function writeRights(
  db: Kysely<Schema>,
  connection: Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider'>,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const rights = rightsOf(connection, outcome, now)
  if (!rights || rights.length === 0) return
  await db
    .insertInto('connection_right')
    .values(rights)
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'connection_id', 'capability']).doUpdateSet((set) => ({
        state: set.ref('excluded.state'),
        checked_at: set.ref('excluded.checked_at'),
      })),
    )
    .execute()
}
