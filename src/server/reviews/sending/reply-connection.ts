import type { Kysely } from 'kysely'
import type { RightState } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import type { StoredConnection } from '#server/integrations/connections/open-client.ts'
import type { CheckedRow } from '#server/integrations/connections/record-check.ts'
import type { ReplyKey } from './claim-reply.ts'

/** The connection that sends an app's replies, and what its key is known to be allowed. */
export type ReplyConnection = CheckedRow & StoredConnection & { reply_right: RightState | null }

/** An app's primary connection to its store; null: there is none. */
export async function replyConnection(
  db: Kysely<Schema>,
  { organisation_id, store, track_id }: ReplyKey,
): Promise<ReplyConnection | null> {
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
        .on('held.capability', '=', 'reply'),
    )
    .selectAll('connection')
    .select(['organisation.market', 'held.state as reply_right'])
    .where('assigned.organisation_id', '=', organisation_id)
    .where('assigned.store', '=', store)
    .where('assigned.track_id', '=', track_id)
    .where('assigned.is_primary', '=', true)
    .where('assigned.provider', 'in', ['app-store-connect', 'google-play'])
    .executeTakeFirst()
  return row ?? null
}
