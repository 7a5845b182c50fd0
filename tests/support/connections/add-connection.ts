import { capabilitiesOf, storeOf, type Provider } from '#contract/connections/connection.ts'
import { insertConnection } from '#server/integrations/connections/insert-connection.ts'
import type { Outcome } from '#server/integrations/connections/outcome.ts'
import type { AppRef } from '#contract/store.ts'
import { sample } from '../stores/sample-apps.ts'
import type { Api } from '../api/api.ts'
import type { Member } from '../api/member.ts'

interface Wanted {
  provider?: Provider
  name?: string
  apps?: AppRef[]
}

/**
 * Puts a working connection of a key of the fictional console into the database, with Moorlight assigned unless said
 * otherwise, and something written through the console.
 */
export async function addConnection(
  api: Pick<Api, 'services' | 'clock'>,
  member: Member,
  id: string = crypto.randomUUID(),
  { provider = 'app-store-connect', name = 'Team key', apps = [sample.moorlight] }: Wanted = {},
): Promise<string> {
  const { db, connections } = api.services
  const { organizationId: organisation_id, userId: created_by } = member.identity
  const now = api.clock.now()
  const { registered, credentials } = await connections.newSampleKey(provider)
  await db
    .insertInto('sample_key')
    .values({ ...registered, organisation_id, limited_until: null, created_at: now })
    .execute()
  await db
    .insertInto('console_record')
    .values({ organisation_id, provider, owner: registered.owner, kind: 'reply', id: '1', value: '{}', at: now })
    .execute()
  const rights = capabilitiesOf[provider].map((capability) => ({ capability, state: 'granted' as const }))
  const outcome: Outcome = { check: { rights, apps: null, accountName: null } }
  const made = { organisation_id, id, name, created_by, credentials, outcome }
  await insertConnection(db, made, { now, secrets: connections.secrets })
  for (const { store, trackId } of apps.filter((app) => app.store === storeOf[provider]))
    await db
      .insertInto('connection_app')
      .values({
        organisation_id,
        connection_id: id,
        provider,
        store,
        track_id: trackId,
        is_primary: true,
        assigned_at: now,
      })
      .execute()
  return id
}
