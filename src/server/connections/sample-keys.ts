import type { Provider } from '#contract/connections/connection.ts'
import { makeSampleKey, revokeSampleKey } from '#contract/connections/keys.ts'
import { serve, withPrefetch } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireChangeable } from './own-connection.ts'

/** @throws NOT_FOUND unless the provider's console is a fictional one for the caller */
function requireSampleConsole({ market }: Caller, { config }: Services, provider: Provider): void {
  if (market === 'sample' && !config.consoles.configured.includes(provider)) return
  throw new HttpError('NOT_FOUND', 'There is no fictional console here.')
}

export const make = withPrefetch(
  makeSampleKey,
  async ({ body, caller, services }) => {
    requireSampleConsole(caller, services, body.provider)
    await services.limits.count('storeKeys', caller.organizationId)
    return services.connections.newSampleKey(body.provider)
  },
  async ({ caller, db, services }, made) => {
    const { fileName, file, fields, registered } = made()
    await db
      .insertInto('sample_key')
      .values({
        ...registered,
        organisation_id: caller.organizationId,
        limited_until: null,
        created_at: services.clock(),
      })
      .execute()
    return { fileName, file, fields }
  },
)

export const revoke = serve(revokeSampleKey, async ({ params, caller, db, services }) => {
  const row = await requireChangeable(db, caller, params.connectionId)
  requireSampleConsole(caller, services, row.provider)
  const credentials = services.connections.partsOf({ ...row, market: caller.market })?.credentials
  const keyId = credentials && ('keyId' in credentials ? credentials.keyId : credentials.privateKeyId)
  const revoked = await db
    .updateTable('sample_key')
    .set({ is_revoked: true })
    .where('organisation_id', '=', caller.organizationId)
    .where('provider', '=', row.provider)
    .where('key_id', '=', keyId ?? '')
    .returning('key_id')
    .executeTakeFirst()
  if (!revoked) throw new HttpError('NOT_FOUND', 'This key is not of a fictional console.')
  return null
})
