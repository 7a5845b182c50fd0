import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  capabilitiesOf,
  storeOf,
  type Capability,
  type Provider,
  type RightState,
} from '#contract/connections/connection.ts'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { insertConnection } from './insert-connection.ts'
import type { ConnectionClients } from './open-client.ts'
import type { Outcome } from './outcome.ts'
import { recordCheck } from './record-check.ts'
import type { MadeSampleKey } from './sample-key.ts'

const LIMITED_SECONDS = 38 * 60

type Kind = 'store' | 'limited' | 'old' | 'ads'

/** Keys of the fictional consoles for the connections of a demo organisation. */
export type DemoKeys = Record<Kind, MadeSampleKey>

/** RSA keys take a while: the demos of a process share one, which none of them gives out. */
let googleKey: Promise<MadeSampleKey> | undefined

export async function newDemoKeys({ newSampleKey }: Pick<ConnectionClients, 'newSampleKey'>): Promise<DemoKeys> {
  googleKey ??= newSampleKey('google-play')
  const [store, limited, old, ads] = await Promise.all([
    newSampleKey('app-store-connect'),
    googleKey,
    newSampleKey('app-store-connect'),
    newSampleKey('apple-ads'),
  ])
  return { store, limited, old, ads }
}

interface Demo {
  organisationId: string
  userId: string
  apps: (AppRef & { title: string; developerName: string | null })[]
  keys: DemoKeys
}

/** What a check finds in a fictional console that refuses nothing. */
const untried = (provider: Provider): readonly Capability[] =>
  provider === 'google-play' ? ['reply', 'read-listing', 'publish-listing'] : ['reply', 'publish-listing']
const allGranted = (provider: Provider, accountName: string | null): Outcome => ({
  check: {
    rights: capabilitiesOf[provider].map((capability) => ({
      capability,
      state: (untried(provider).includes(capability) ? 'not-tried' : 'granted') satisfies RightState,
    })),
    apps: null,
    accountName,
  },
})

/**
 * The connections that a demo organisation starts with: one that works, one whose provider wants a pause, one whose key
 * was revoked, and one to an ad platform. Recorded as checks would have: nobody is asked. Inside the demo's transaction.
 */
export async function addDemoConnections(
  db: Kysely<Schema>,
  demo: Demo,
  { secrets }: Pick<ConnectionClients, 'secrets'>,
  now: Date,
): Promise<void> {
  const { organisationId, userId, apps, keys } = demo
  const developer = (store: AppRef['store']) => apps.find((app) => app.store === store)?.developerName ?? 'Demo'
  const names: Record<Kind, string> = {
    store: 'App Store Connect',
    limited: developer('GOOGLE_PLAY'),
    old: 'Former team key',
    ads: 'Search campaigns',
  }
  const limited = { retryAfterSeconds: LIMITED_SECONDS }
  const later: Partial<Record<Kind, ProviderFailure>> = {
    limited: new ProviderFailure('google-play', 'rate-limited', 'Too many calls.', limited),
    old: new ProviderFailure('app-store-connect', 'credentials', 'The key was revoked.'),
  }
  const kinds = Object.keys(names) as Kind[]
  for (const [index, kind] of kinds.entries()) {
    const { credentials, registered } = keys[kind]
    const { provider } = credentials
    const owner = { organisation_id: organisationId, id: randomUUID() }
    // A millisecond apart, so that they stand in this order.
    const at = new Date(now.getTime() + index)
    await db
      .insertInto('sample_key')
      .values({
        ...registered,
        organisation_id: organisationId,
        is_revoked: kind === 'old',
        limited_until: kind === 'limited' ? new Date(now.getTime() + LIMITED_SECONDS * 1000) : null,
        created_at: at,
      })
      .execute()
    const outcome = allGranted(provider, provider === 'app-store-connect' ? null : developer(storeOf[provider]))
    const made = { ...owner, name: names[kind], created_by: userId, credentials, outcome }
    await insertConnection(db, made, { now: at, secrets })
    const failure = later[kind]
    if (failure) await fail(db, owner, failure, at)
    const assigned = apps.filter(({ store }) => store === storeOf[provider]).slice(0, kind === 'old' ? 1 : undefined)
    if (assigned.length === 0) continue
    await db
      .insertInto('connection_app')
      .values(
        assigned.map(({ store, trackId }) => ({
          organisation_id: organisationId,
          connection_id: owner.id,
          provider,
          store,
          track_id: trackId,
          is_primary: kind !== 'old',
          assigned_at: at,
        })),
      )
      .execute()
  }
}

async function fail(
  db: Kysely<Schema>,
  owner: { organisation_id: string; id: string },
  failure: ProviderFailure,
  now: Date,
): Promise<void> {
  const row = await db
    .selectFrom('connection')
    .select(['organisation_id', 'id', 'provider', 'sealed', 'status', 'checked_at'])
    .where('organisation_id', '=', owner.organisation_id)
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow()
  await recordCheck(db, row, { failure }, { now })
}
