import { accessTokens } from './auth/access-token.ts'
import { rateLimits } from './auth/rate-limits.ts'
import { authSecret } from './auth/secret.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Services } from './http/serve.ts'
import { createDailyJobs } from './jobs/daily-jobs.ts'
import { createJobStates } from './jobs/job-states.ts'
import { paceOf } from './jobs/open-boss.ts'
import { createRankedKeywordJobs } from './jobs/ranked-keywords.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createMedia } from './media/media.ts'
import { createPayments } from './payments/create-payments.ts'
import type { Markets } from './stores/market-source.ts'

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
