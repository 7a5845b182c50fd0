import { accessTokens } from './kernel/access-token.ts'
import { rateLimits } from './kernel/rate-limits.ts'
import { authSecret } from './kernel/auth-secret.ts'
import type { Config } from './kernel/config.ts'
import type { Database } from './db/database.ts'
import type { Services } from './endpoints/services.ts'
import { openLanguageModel } from './integrations/ai/language-model.ts'
import { spendRequest } from './integrations/ai/model-days.ts'
import { createDailyJobs } from './markets/daily/daily-jobs.ts'
import { createJobStates } from './jobs/job-states.ts'
import { paceOf } from './jobs/open-boss.ts'
import { createRankedKeywordJobs } from './markets/ranked-keywords/ranked-keywords.ts'
import type { Log } from './kernel/log.ts'
import { createMailer } from './mail/create-mailer.ts'
import { createMedia } from './media/media.ts'
import { createPayments } from './payments/create-payments.ts'
import type { Markets } from './markets/market.ts'
import { savePlansSetting } from './quotas/save-plans-setting.ts'
import { openConnections } from './open-connections.ts'

export interface Parts {
  config: Config
  database: Database
  markets: Markets
  jobMarkets: Markets
  log: Log
  baseUrl: string
  clock?: () => Date
}

/** Creates the services that handlers use. */
export async function createServices(parts: Parts): Promise<Services> {
  const { config, database, markets, jobMarkets, log, clock = () => new Date() } = parts
  const { db } = database
  await savePlansSetting(db, config.plans)
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
    connections: await openConnections({ config, db, markets, clock }),
    languageModel: openLanguageModel(config.ai, log, () => spendRequest(db, config.ai?.perDay ?? 0, clock())),
    media: createMedia({
      dataFolder: config.dataFolder,
      standIn: config.storePicturesUrl,
      drawn: (store, trackId, name) => markets.sample.picture(store, trackId, name),
    }),
    mail: createMailer(config, database.db, clock),
    payments: createPayments(parts),
    tokens: accessTokens(await authSecret(config)),
    limits: rateLimits(database, config.rateLimits),
  }
}
