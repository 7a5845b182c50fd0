import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Connection } from '#contract/connections/connection.ts'
import { connectAds, connectStore, type KeyForm } from '#contract/connections/keys.ts'
import { audit } from '#server/audit/audit.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import type { Services } from '#server/endpoints/services.ts'
import { insertConnection } from '#server/integrations/connections/insert-connection.ts'
import { fingerprintOf } from '#server/integrations/connections/fingerprint.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { connectionOf } from './connection-of.ts'
import { refuseKnownKey } from './known-key.ts'
import { tryKey, type TriedKey } from './try-key.ts'

export const store = withPrefetch(
  connectStore,
  ({ body, caller, services }) => tryKey({ form: body, caller, services, connectionId: null }),
  async (request, tried) => {
    const key = tried()
    if ('accounts' in key) throw new Error('A store has no accounts to choose from.')
    return connect(request, key)
  },
)

export const ads = withPrefetch(
  connectAds,
  async ({ params, body, caller, services }) => {
    requireOwnId(caller, 'organizationId', params.orgId)
    return tryKey({ form: body, caller, services, connectionId: null })
  },
  async (request, tried) => {
    const key = tried()
    if ('accounts' in key) return { outcome: 'choose-account' as const, accounts: key.accounts }
    return { outcome: 'connected' as const, connection: await connect(request, key) }
  },
)

interface Request {
  body: KeyForm
  caller: Caller
  db: Kysely<Schema>
  services: Services
}

async function connect(
  { body, caller, db, services }: Request,
  { credentials, check }: Extract<TriedKey, { check: unknown }>,
): Promise<Connection> {
  const now = services.clock()
  const row = { organisation_id: caller.organizationId, id: randomUUID(), name: body.name, created_by: caller.userId }
  // The form asks for the developer's name there (CONN-010), and the store does not tell it.
  const account = body.type === 'google-play' ? { account_name: body.name } : {}
  const { secrets } = services.connections
  // Somebody else may have connected the same key meanwhile.
  if (!(await insertConnection(db, { ...row, ...account, credentials, outcome: { check } }, { now, secrets }))) {
    await refuseKnownKey(db, caller, fingerprintOf(credentials), null)
    throw new Error('A connection that stood in the way is gone.')
  }
  const { organizationId: organisationId } = caller
  const note = `${body.type}: ${body.name}`
  await audit(db, { action: 'connection-key-added', actor: caller, organisationId, note }, now)
  await recordChangeBy(db, caller, { action: 'connection-added', subject: body.name }, now)
  return connectionOf(db, caller, row.id, now)
}
