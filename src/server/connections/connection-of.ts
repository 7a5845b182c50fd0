import type { Kysely, Selectable } from 'kysely'
import { capabilitiesOf, type AssignedApp, type Connection, type Right } from '#contract/connections/connection.ts'
import type { ConnectionAppRow, ConnectionRightRow, ConnectionRow } from '#server/db/rows/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { connectedApps } from './connected-apps.ts'
import { servedApps } from './served-apps.ts'

const HOUR_MS = 3_600_000

type Row = Selectable<ConnectionRow>

/** The caller's connections as the contract tells of them, in the order of the rows. */
export async function connectionsOf(
  db: Kysely<Schema>,
  caller: Caller,
  rows: readonly Row[],
  now: Date,
): Promise<Connection[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { organizationId } = caller
  const rights = await db
    .selectFrom('connection_right')
    .selectAll()
    .where('organisation_id', '=', organizationId)
    .where('connection_id', 'in', ids)
    .execute()
  const names = await namesOf(db, caller, rows)
  const apps = await assignedApps(db, caller, ids)
  const served = await servedApps(db, caller, ids)
  const of = <T extends { connection_id: string }>(list: T[], id: string) =>
    list.filter((one) => one.connection_id === id)
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    name: row.name,
    createdOn: row.created_at.toISOString(),
    createdBy: names.get(row.created_by) ?? '',
    status: row.status,
    reason: row.reason,
    since: row.since.toISOString(),
    checkedAt: row.checked_at?.toISOString() ?? null,
    retryAt: row.retry_at?.toISOString() ?? null,
    adState: row.ad_state,
    keyEnding: row.key_ending,
    accountName: row.account_name,
    rights: rightsIn(row, of(rights, row.id)),
    calls: callsOf(row, now),
    assignedApps: of(apps, row.id).map(assignedApp),
    ...(served.get(row.id)?.editsAll === false && { permission: 'view' as const }),
  }))
}

/** @throws where it is gone, which only a bug can bring about */
export async function connectionOf(db: Kysely<Schema>, caller: Caller, id: string, now: Date): Promise<Connection> {
  const row = await db
    .selectFrom('connection')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [connection] = await connectionsOf(db, caller, [row], now)
  if (!connection) throw new Error('The connection is gone.')
  return connection
}

const rightsIn = ({ provider }: Row, rights: Selectable<ConnectionRightRow>[]): Right[] =>
  capabilitiesOf[provider].map((capability) => {
    const right = rights.find((one) => one.capability === capability)
    return { capability, state: right?.state ?? 'unknown', checkedAt: right?.checked_at?.toISOString() ?? null }
  })

function callsOf({ calls_used, calls_limit, calls_hour, used_at }: Row, now: Date): Connection['calls'] {
  const isNow = calls_hour !== null && now.getTime() - calls_hour.getTime() < HOUR_MS
  return { used: isNow ? calls_used : 0, limit: calls_limit, usedAt: used_at?.toISOString() ?? null }
}

const assignedApp = ({ store, track_id, is_primary, assigned_at }: Selectable<ConnectionAppRow>): AssignedApp => ({
  store,
  trackId: track_id,
  isPrimary: is_primary,
  assignedAt: assigned_at.toISOString(),
})

/** First assigned first; without the apps that the caller must not see. */
async function assignedApps(
  db: Kysely<Schema>,
  caller: Caller,
  ids: string[],
): Promise<Selectable<ConnectionAppRow>[]> {
  const rows = await connectedApps(db, caller)
    .selectAll('connection_app')
    .select('project.id as projectId')
    .where('connection_id', 'in', ids)
    .orderBy('assigned_at')
    .orderBy('project.created_at')
    .orderBy('project.id')
    .execute()
  const permission = await permissionsOf(db, caller)
  return rows.filter(({ projectId }) => permission(projectId) !== 'none')
}

/** Of who made them and still belongs to the organisation, by id. Members are not told addresses. */
async function namesOf(
  db: Kysely<Schema>,
  { organizationId, role }: Caller,
  rows: readonly Row[],
): Promise<Map<string, string>> {
  const people = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id', 'first_name', 'last_name', 'email'])
    .where('membership.organisation_id', '=', organizationId)
    .where('app_user.id', 'in', [...new Set(rows.map((row) => row.created_by))])
    .execute()
  const unnamed = ({ email }: { email: string }) => (role === 'member' ? '' : email)
  return new Map(people.map(({ id, ...one }) => [id, `${one.first_name} ${one.last_name}`.trim() || unnamed(one)]))
}
