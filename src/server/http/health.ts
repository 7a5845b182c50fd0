import { getHealth } from '#contract/protocol/health.ts'
import { serve } from '#server/endpoints/serve.ts'

export const health = serve(getHealth, async ({ services: { config, database, jobStates } }) => ({
  status: 'ok' as const,
  version: config.version,
  database: database.kind,
  market: config.market,
  demo: config.demo,
  jobs: jobStates.summary(),
}))
