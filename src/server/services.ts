import { accessTokens } from './auth/access-token.ts'
import { authSecret } from './auth/secret.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Services } from './http/serve.ts'
import { createRankedKeywordJobs } from './jobs/ranked-keywords.ts'
import type { Log } from './log.ts'
import { createMailer } from './mail/create-mailer.ts'
import type { Markets } from './stores/market-source.ts'

export interface Parts {
  config: Config
  database: Database
  markets: Markets
  log: Log
  clock?: () => Date
}

/** Puts together what handlers may use. */
export async function createServices({
  config,
  database,
  markets,
  log,
  clock = () => new Date(),
}: Parts): Promise<Services> {
  return {
    config,
    database,
    db: database.db,
    markets,
    rankedKeywordJobs: createRankedKeywordJobs({ db: database.db, clock, log }),
    log,
    clock,
    mail: createMailer(config, database.db, clock),
    tokens: accessTokens(await authSecret(config)),
  }
}
