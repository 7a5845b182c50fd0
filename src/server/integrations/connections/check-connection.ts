import type { Kysely } from 'kysely'
import { isAdProvider, storeOf } from '#contract/connections/connection.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Check, CheckedClient } from '../provider/client.ts'
import { ProviderFailure } from '../provider/provider-failure.ts'
import type { ConnectionClients, StoredConnection } from './open-client.ts'
import type { Outcome } from './outcome.ts'

/** Longest duration of a check, with all its calls, ms: below the time-out of the endpoints that run one. */
const CHECK_MS = 40_000
/** Together with a check, below that time-out, too. */
const ANSWERING_MS = 10_000
/** Apps that are asked about at the same time. */
const AT_ONCE = 5
/** Own apps that a check looks for. */
const TRIED_APPS = 20

/** Asks the provider what a key may do now. Not in a transaction. */
export async function outcomeOf(client: CheckedClient, tried: readonly string[]): Promise<Outcome> {
  try {
    return { check: await checkInTime(client, tried) }
  } catch (error) {
    if (error instanceof ProviderFailure) return { failure: error }
    throw error
  }
}

const checkInTime = (client: CheckedClient, tried: readonly string[]): Promise<Check> =>
  client.check(tried, AbortSignal.timeout(CHECK_MS))

/** Checks a stored connection. Not in a transaction. */
export async function checkStored(
  db: Kysely<Schema>,
  clients: ConnectionClients,
  connection: StoredConnection,
): Promise<Outcome> {
  const client = clients.ofConnection(connection)
  if (!client) return 'secret'
  return outcomeOf(client, await triedApps(db, connection))
}

/** Store ids of the organisation's apps that the key should see: those assigned first, then the oldest. */
export async function triedApps(
  db: Kysely<Schema>,
  { organisation_id, id, provider }: Pick<StoredConnection, 'organisation_id' | 'provider'> & { id: string | null },
): Promise<string[]> {
  const rows = await db
    .selectFrom('project')
    .leftJoin('connection_app', (join) =>
      join
        .onRef('connection_app.organisation_id', '=', 'project.organisation_id')
        .onRef('connection_app.store', '=', 'project.store')
        .onRef('connection_app.track_id', '=', 'project.track_id')
        .on('connection_app.connection_id', '=', id),
    )
    .select('project.track_id as trackId')
    .where('project.organisation_id', '=', organisation_id)
    .where('project.store', '=', storeOf[provider])
    .orderBy('connection_app.assigned_at')
    .orderBy('project.created_at')
    .limit(TRIED_APPS)
    .execute()
  return rows.map(({ trackId }) => trackId)
}

/**
 * The organisation's apps without those that the key does not see, where the provider can't list apps: each is tried by
 * itself, within `ms` for all of them. An app of which there was no answer stays: an import will tell. Ad platforms know
 * no apps but those advertised, so any may be assigned.
 */
export async function answering<A extends { trackId: string }>(
  clients: ConnectionClients,
  connection: StoredConnection,
  apps: readonly A[],
  ms = ANSWERING_MS,
): Promise<A[]> {
  const client = clients.ofConnection(connection)
  if (!client || isAdProvider(connection.provider)) return [...apps]
  const signal = AbortSignal.timeout(ms)
  const unseen = new Set<A>()
  const waiting = apps.values()
  const askInTurn = async () => {
    for (const app of waiting) if (!signal.aborted && !(await maySee(client, app, signal))) unseen.add(app)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
  return apps.filter((app) => !unseen.has(app))
}

async function maySee(client: CheckedClient, { trackId }: { trackId: string }, signal: AbortSignal): Promise<boolean> {
  try {
    const { rights } = await client.check([trackId], signal)
    return rights.some(({ capability, state }) => capability === 'read-apps' && state === 'granted')
  } catch (error) {
    if (error instanceof ProviderFailure) return true
    throw error
  }
}
