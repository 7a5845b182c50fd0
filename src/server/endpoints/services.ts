import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { DailyJobs } from '#server/markets/daily/daily-jobs.ts'
import type { JobStates } from '#server/jobs/job-states.ts'
import type { ConnectionClients } from '#server/integrations/connections/open-client.ts'
import type { LanguageModel } from '#server/integrations/ai/language-model.ts'
import type { RankedKeywordJobs } from '#server/markets/ranked-keywords/ranked-keywords.ts'
import type { AccessTokens } from '#server/kernel/access-token.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimits } from '#server/kernel/rate-limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Markets } from '#server/markets/market.ts'
import type { Media } from '#server/media/media.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

/** The services available to handlers, created once at start. */
export interface Services {
  config: Config
  db: Kysely<Schema>
  database: Pick<Database, 'kind' | 'isDiskFull'>
  markets: Markets
  /**
   * As `markets`, for jobs: the live market waits for a store's budget as long as necessary, and never answers with an
   * old value.
   */
  jobMarkets: Markets
  rankedKeywordJobs: RankedKeywordJobs
  languageModel: LanguageModel
  connections: ConnectionClients
  media: Media
  dailyJobs: DailyJobs
  jobStates: JobStates
  mail: Mailer
  payments: PaymentProvider
  tokens: AccessTokens
  limits: RateLimits
  /** Public address of Storeglass without a trailing slash; links in mails start with it. */
  baseUrl: string
  log: Log
  /** The current time; tests control it. */
  clock: () => Date
}
