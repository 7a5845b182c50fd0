import { sql, type Kysely } from 'kysely'
import type { ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'

/** Longer than a run takes; one whose process died is made again after this. */
const LEASE_MS = 10 * 60_000

export type DueConnection = Pick<ConnectionRow, 'organisation_id' | 'id' | 'provider' | 'sealed' | 'secret_id'> & {
  market: 'sample' | 'archive' | 'live'
  demo: boolean
}

/** The longest due connection to Apple Ads that may read, put off so that no other process takes it. */
export async function claimDue(db: Kysely<Schema>, now: Date): Promise<DueConnection | null> {
  const { rows } = await sql<DueConnection>`
    update connection set popularity_due_at = ${new Date(now.getTime() + LEASE_MS)}
    from organisation
    where organisation.id = connection.organisation_id
      and (connection.organisation_id, connection.id) = (
        select organisation_id, id from connection as due
        where provider = 'apple-ads' and status in ('working', 'permissions')
          and (popularity_due_at is null or popularity_due_at <= ${now})
          and (blocked_until is null or blocked_until <= ${now})
          and exists (
            select from connection_right as held
            where held.organisation_id = due.organisation_id and held.connection_id = due.id
              and held.capability = 'ads-read' and held.state in ('granted', 'not-tried')
          )
        order by popularity_due_at nulls first
        limit 1
        for update skip locked
      )
    returning connection.organisation_id, connection.id, connection.provider, connection.sealed,
      connection.secret_id, organisation.market, organisation.demo`.execute(db)
  return rows[0] ?? null
}

/** @param checks the connection itself is checked, too: its key was not accepted */
export async function reschedule(
  db: Kysely<Schema>,
  { organisation_id, id }: Pick<DueConnection, 'organisation_id' | 'id'>,
  until: Date,
  checks: Date | null = null,
): Promise<void> {
  await db
    .updateTable('connection')
    .set({ popularity_due_at: until, ...(checks && { next_check_at: checks }) })
    .where('organisation_id', '=', organisation_id)
    .where('id', '=', id)
    .execute()
}
