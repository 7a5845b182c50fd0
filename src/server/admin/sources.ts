import { chooseStoreSources, getStoreSources } from '#contract/market/sources.ts'
import { audit } from '#server/audit/audit.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { saveChoice, sourcesInUse } from '#server/markets/live/sources.ts'

export const sources = serve(getStoreSources, ({ db, services }) => sourcesInUse(db, services.config.sources))

export const chooseSources = serve(chooseStoreSources, async ({ body, caller, db, services }) => {
  const fixed = services.config.sources
  if (fixed) throw new HttpError('SOURCES_FIXED', 'The sources are set in the environment of this server.')
  const now = services.clock()
  await saveChoice(db, body.on, now)
  const chosen = await sourcesInUse(db, fixed)
  await audit(db, { action: 'store-sources-chosen', actor: caller, note: chosen.on.join(', ') || 'none' }, now)
  return chosen
})
