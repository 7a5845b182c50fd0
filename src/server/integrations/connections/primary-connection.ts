import type { Kysely } from 'kysely'
import type { Capability, RightState } from '#contract/connections/connection.ts'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredConnection } from './open-client.ts'
import type { CheckedRow } from './record-check.ts'

/** The connection that writes to an app's console; `right`: what its key is known to be allowed, null: nothing was ever tried. */
export type PrimaryConnection = CheckedRow & StoredConnection & { right: RightState | null }

/** An app's primary connection to its store, with one of its rights; null: there is none. */
export async function primaryConnection(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: { organisation_id: string; store: Store; track_id: string },
  capability: Capability,
): Promise<PrimaryConnection | null> {
  const row = await db
    .selectFrom('connection_app as assigned')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.organisation_id', '=', 'assigned.organisation_id')
        .onRef('connection.id', '=', 'assigned.connection_id'),
    )
    .innerJoin('organisation', 'organisation.id', 'assigned.organisation_id')
    .leftJoin('connection_right as held', (join) =>
      join
        .onRef('held.organisation_id', '=', 'connection.organisation_id')
        .onRef('held.connection_id', '=', 'connection.id')
        .on('held.capability', '=', capability),
    )
    .selectAll('connection')
    .select(['organisation.market', 'held.state as right'])
    .where('assigned.organisation_id', '=', organisation_id)
    .where('assigned.store', '=', store)
    .where('assigned.track_id', '=', track_id)
    .where('assigned.is_primary', '=', true)
    .where('assigned.provider', 'in', ['app-store-connect', 'google-play'])
    .executeTakeFirst()
  return row ?? null
}
