import { accessTokens } from '#server/kernel/access-token.ts'
import { rateLimits } from '#server/kernel/rate-limits.ts'
import { authSecret } from '#server/kernel/auth-secret.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Services } from '#server/endpoints/serve.ts'
import { createDailyJobs } from '#server/jobs/daily/daily-jobs.ts'
import { createJobStates } from '#server/jobs/job-states.ts'
import { paceOf } from '#server/jobs/daily/open-boss.ts'
import { createRankedKeywordJobs } from '#server/jobs/ranked-keywords/ranked-keywords.ts'
import type { Log } from '#server/kernel/log.ts'
import { createMailer } from '#server/mail/create-mailer.ts'
import { createMedia } from '#server/media/media.ts'
import { createPayments } from '#server/payments/create-payments.ts'
import type { Markets } from '#server/markets/market.ts'

export interface Parts {
  config: Config
  database: Database
  markets: Markets
  jobMarkets: Markets
  log: Log
  baseUrl: string
  clock?: () => Date
}

/** Puts together what handlers may use. */
export async function createServices(parts: Parts): Promise<Services> {
  const { config, database, jobMarkets, log, clock = () => new Date() } = parts
  const { db } = database
  const rankedKeywordJobs = createRankedKeywordJobs({ db, clock, log })
  const dailyJobs = createDailyJobs({
    database,
    market: jobMarkets.live,
    always: config.market === 'live',
    clock,
    log,
    pace: paceOf(config.jobsPollSeconds),
  })
  return {
    ...parts,
    db,
    rankedKeywordJobs,
    dailyJobs,
    jobStates: createJobStates({ db, on: config.jobs, dailyJobs, rankedKeywordJobs, clock, log }),
    clock,
    media: createMedia({ dataFolder: config.dataFolder }),
    mail: createMailer(config, database.db, clock),
    payments: createPayments(parts),
    tokens: accessTokens(await authSecret(config)),
    limits: rateLimits(database, config.rateLimits),
  }
}
