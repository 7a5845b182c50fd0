import { getAllFlags, getFlags, setFlag } from '#contract/administration.ts'
import { audit } from '#server/audit/audit.ts'
import { flagsOf, isFlagName, turn } from '#server/flags/flags.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'

export const activeFlags = serve(getFlags, async ({ db }) =>
  (await flagsOf(db)).filter(({ enabled }) => enabled).map(({ name }) => name),
)

export const allFlags = serve(getAllFlags, async ({ db }) => flagsOf(db))

export const changeFlag = serve(setFlag, async ({ params, body, caller, db, services }) => {
  const { name } = params
  if (!isFlagName(name)) throw new HttpError('NOT_FOUND', 'There is no such feature flag.')
  const now = services.clock()
  await turn(db, name, body.enabled, now)
  await audit(db, { action: 'flag-changed', actor: caller, note: `${name} ${body.enabled ? 'on' : 'off'}` }, now)
  return { name, enabled: body.enabled, changedAt: now.toISOString() }
})
