import { DISK_FULL, getHealth } from '#contract/protocol/health.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** While nothing can be saved, whoever watches the server is told by the status, and why by a name of its own. */
export const health = serve(getHealth, async ({ services: { config, database, jobStates } }) => {
  if (database.isDiskFull()) {
    const details = { status: DISK_FULL, version: config.version }
    throw new HttpError('UNAVAILABLE', 'The disk of the server is full: nothing can be saved at present.', { details })
  }
  return {
    status: 'ok' as const,
    version: config.version,
    database: database.kind,
    market: config.market,
    demo: config.demo,
    jobs: jobStates.summary(),
  }
})
