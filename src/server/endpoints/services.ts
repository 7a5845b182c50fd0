import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { DailyJobs } from '#server/jobs/daily/daily-jobs.ts'
import type { JobStates } from '#server/jobs/job-states.ts'
import type { RankedKeywordJobs } from '#server/jobs/ranked-keywords/ranked-keywords.ts'
import type { AccessTokens } from '#server/kernel/access-token.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Log } from '#server/kernel/log.ts'
import type { RateLimits } from '#server/kernel/rate-limits.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Markets } from '#server/markets/market.ts'
import type { Media } from '#server/media/media.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'

/** What a handler may use; made once at start. */
export interface Services {
  config: Config
  db: Kysely<Schema>
  database: Pick<Database, 'kind'>
  markets: Markets
  /** The same for jobs: the live one waits for its turn at a store, however long, and never gives an answer from before. */
  jobMarkets: Markets
  rankedKeywordJobs: RankedKeywordJobs
  media: Media
  dailyJobs: DailyJobs
  jobStates: JobStates
  mail: Mailer
  payments: PaymentProvider
  tokens: AccessTokens
  limits: RateLimits
  /** Where people open Storeglass, without a slash at the end: links in mails start with it. */
  baseUrl: string
  log: Log
  /** Now. Tests move it. */
  clock: () => Date
}
