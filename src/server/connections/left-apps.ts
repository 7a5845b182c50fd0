import { sql, type Kysely } from 'kysely'
import type { Capability } from '#contract/connections/connection.ts'
import type { LeftApp } from '#contract/connections/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { connectedApps } from './connected-apps.ts'

/** The apps of a connection, first assigned first, each with what no other connection does for it. */
export async function leftApps(db: Kysely<Schema>, caller: Caller, connectionId: string): Promise<LeftApp[]> {
  const apps = await connectedApps(db, caller)
    .select(['project.id', 'project.store', 'project.track_id as trackId', 'title', 'icon_url as iconUrl'])
    .where('connection_id', '=', connectionId)
    .orderBy('assigned_at')
    .orderBy('project.created_at')
    .execute()
  const stops = await stopsOf(db, caller.organizationId, connectionId)
  const permission = await permissionsOf(db, caller)
  return apps.flatMap(({ id, ...app }) =>
    permission(id) === 'none' ? [] : [{ ...app, stops: stops.get(keyOf(app.store, app.trackId)) ?? [] }],
  )
}

const keyOf = (store: string, trackId: string) => `${store} ${trackId}`

/** What a connection alone does, by app; one that is broken or blocked does nothing. */
async function stopsOf(
  db: Kysely<Schema>,
  organisationId: string,
  connectionId: string,
): Promise<Map<string, Capability[]>> {
  const isThis = sql<boolean>`connection_app.connection_id = ${connectionId}`
  const rows = await db
    .selectFrom('connection_app')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('connection.id', '=', 'connection_app.connection_id'),
    )
    .innerJoin('connection_right', (join) =>
      join
        .onRef('connection_right.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('connection_right.connection_id', '=', 'connection_app.connection_id'),
    )
    .select(['store', 'track_id', 'capability'])
    .where('connection_app.organisation_id', '=', organisationId)
    .where('connection.status', 'in', ['working', 'permissions', 'rate-limited'])
    .where('connection_right.state', 'in', ['granted', 'not-tried'])
    .groupBy(['store', 'track_id', 'capability'])
    .having(sql<boolean>`bool_and(${isThis})`)
    .execute()
  const stops = new Map<string, Capability[]>()
  for (const { store, track_id, capability } of rows) {
    const key = keyOf(store, track_id)
    stops.set(key, [...(stops.get(key) ?? []), capability])
  }
  return stops
}
