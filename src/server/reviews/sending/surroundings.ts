import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'
import type { Log } from '#server/kernel/log.ts'
import type { ClaimedReply } from './claim-reply.ts'
import type { ReplyConnection } from './reply-connection.ts'
import type { ReviewRef, StoreReplies } from './store-replies.ts'

/** What sending replies needs of a server. */
export interface Surroundings {
  db: Kysely<Schema>
  connections: ConnectionClients
  config: { consoles: Consoles }
  clock: () => Date
  log: Log
}

/** One claimed reply, with the connection that it goes through. */
export interface Sending extends Pick<Surroundings, 'db' | 'clock' | 'log'> {
  claimed: ClaimedReply
  connection: ReplyConnection
  replies: StoreReplies
}

export const reviewIn = ({ claimed }: Sending): ReviewRef => ({
  trackId: claimed.track_id,
  reviewId: claimed.review_id,
})
