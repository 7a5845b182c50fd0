import type { Kysely } from 'kysely'
import type { DetectLanguage } from '#aso/reviews/language-of.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import type { Consoles } from '#server/kernel/config-consoles.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Markets } from '#server/markets/market.ts'
import type { Feed } from './claim-feed.ts'

/** What reading reviews needs of a server. */
export interface JobContext {
  db: Kysely<Schema>
  connections: ConnectionClients
  config: { consoles: Consoles }
  jobMarkets: Markets
  clock: () => Date
  log: Log
}

/** One app while its reviews are read. */
export interface Reading extends Pick<JobContext, 'db' | 'clock' | 'log'> {
  feed: Feed
  detect: DetectLanguage
  stopping: AbortSignal
  /** Whether no further page should be asked for: somebody waits for the answer. */
  isEnough: () => boolean
}
