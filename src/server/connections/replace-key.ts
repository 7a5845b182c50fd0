import { isAdProvider } from '#contract/connections/connection.ts'
import { replaceKey } from '#contract/connections/keys.ts'
import { audit } from '#server/audit/audit.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { keyColumns } from '#server/integrations/connections/insert-connection.ts'
import { recordCheck } from '#server/integrations/connections/record-check.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireFeature } from '#server/quotas/features.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { connectionOf } from './connection-of.ts'
import { refuseKnownKey } from './known-key.ts'
import { lockOwnConnection, requireChangeable } from './own-connection.ts'
import { tryKey } from './try-key.ts'

/** Name, apps and history stay; the name of the form is not used. */
export const replace = withPrefetch(
  replaceKey,
  async ({ params: { connectionId }, body, caller, services }) => {
    const { provider } = await requireChangeable(services.db, caller, connectionId)
    if (provider !== body.type)
      throw new HttpError('VALIDATION_FAILED', 'The key is of another provider.', {
        details: { fields: ['body.type'] },
      })
    if (isAdProvider(provider)) await requireFeature(services, caller, 'ad-platforms')
    return tryKey({ form: body, caller, services, connectionId })
  },
  async ({ params, caller, db, services }, tried) => {
    const key = tried()
    if ('accounts' in key) return { outcome: 'choose-account' as const, accounts: key.accounts }
    const now = services.clock()
    await lockOrganisation(db, caller.organizationId)
    const row = await lockOwnConnection(db, caller, params.connectionId)
    const columns = keyColumns(key.credentials, row, services.connections.secrets)
    await refuseKnownKey(db, caller, columns.fingerprint, row.id)
    // What was counted of the key before says nothing of this one.
    const counts = {
      calls_used: 0,
      calls_limit: null,
      calls_hour: null,
      used_at: null,
      blocked_until: null,
      failures: 0,
    }
    await db
      .updateTable('connection')
      .set({ ...columns, ...counts })
      .where('organisation_id', '=', row.organisation_id)
      .where('id', '=', row.id)
      .execute()
    // What was tried with the key before says nothing of this one, either.
    await db
      .deleteFrom('connection_right')
      .where('organisation_id', '=', row.organisation_id)
      .where('connection_id', '=', row.id)
      .execute()
    await recordCheck(db, { ...row, sealed: columns.sealed }, { check: key.check }, { now })
    const { organizationId: organisationId } = caller
    const note = `${row.provider}: ${row.name}`
    await audit(db, { action: 'connection-key-replaced', actor: caller, organisationId, note }, now)
    await recordChangeBy(db, caller, { action: 'connection-changed', subject: row.name }, now)
    return { outcome: 'connected' as const, connection: await connectionOf(db, caller, row.id, now) }
  },
)
