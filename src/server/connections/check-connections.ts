import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import { checkStored } from '#server/integrations/connections/check-connection.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { errorFields, type Log } from '#server/kernel/log.ts'
import { repeat } from '#server/jobs/repeat.ts'

interface JobContext {
  db: Kysely<Schema>
  connections: ConnectionClients
  clock: () => Date
  log: Log
}

const EVERY_MS = 60_000
/** Longer than any check takes; a check whose process died is made again after this. */
const LEASE_MS = 10 * 60_000

/**
 * Checks each connection once a day, and one that is rate-limited when its provider answers again. Any number of
 * processes may do it at once.
 * @returns stops it
 */
export function startConnectionChecks(context: JobContext): () => Promise<void> {
  const { log } = context
  return repeat({ everyMs: EVERY_MS, log, failure: 'connections not checked' }, (stopping) =>
    checkDueConnections(context, stopping),
  )
}

/** Checks what is due, one after another. @returns how many were checked */
export async function checkDueConnections(
  { db, connections, clock, log }: JobContext,
  stopping?: AbortSignal,
): Promise<number> {
  for (let checked = 0; ; checked += 1) {
    const due = stopping?.aborted ? null : await claimDue(db, clock())
    if (!due) return checked
    try {
      const outcome = await checkStored(db, connections, due)
      await db
        .transaction()
        .execute((transaction) => recordCheck(transaction, due, outcome, { now: clock(), isQuiet: true }))
    } catch (error) {
      // A bug, or a database that is away: the next ones have their turn, and this one when its lease is over.
      log.error('connection not checked', { provider: due.provider, ...errorFields(error) })
    }
  }
}

type Due = ConnectionRow & { market: 'sample' | 'archive' | 'live' }

/** The longest due one, put off so that no other process takes it. */
async function claimDue(db: Kysely<Schema>, now: Date): Promise<Due | null> {
  const { rows } = await sql<Due>`
    update connection set next_check_at = ${new Date(now.getTime() + LEASE_MS)}
    from organisation
    where organisation.id = connection.organisation_id
      and (connection.organisation_id, connection.id) = (
        select organisation_id, id from connection
        where next_check_at <= ${now}
        order by next_check_at
        limit 1
        for update skip locked
      )
    returning connection.*, organisation.market`.execute(db)
  return rows[0] ?? null
}
