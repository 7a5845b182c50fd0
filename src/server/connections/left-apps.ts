import type { Kysely } from 'kysely'
import type { Capability } from '#contract/connections/connection.ts'
import type { LeftApp } from '#contract/connections/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

/** The apps of a connection, first assigned first, each with what no other connection does for it. */
export async function leftApps(db: Kysely<Schema>, caller: Caller, connectionId: string): Promise<LeftApp[]> {
  const apps = await db
    .selectFrom('connection_app')
    .innerJoin('project', (join) =>
      join
        .onRef('project.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('project.store', '=', 'connection_app.store')
        .onRef('project.track_id', '=', 'connection_app.track_id'),
    )
    .select(['project.id', 'project.store', 'project.track_id as trackId', 'title', 'icon_url as iconUrl'])
    .where('connection_app.organisation_id', '=', caller.organizationId)
    .where('connection_id', '=', connectionId)
    .orderBy('assigned_at')
    .orderBy('project.created_at')
    .execute()
  const done = await doneFor(db, caller.organizationId)
  const permission = await permissionsOf(db, caller)
  return apps.flatMap(({ id, ...app }) => {
    if (permission(id) === 'none') return []
    const ofApp = done.filter(({ store, track_id }) => store === app.store && track_id === app.trackId)
    const others = new Set(ofApp.flatMap((one) => (one.connection_id === connectionId ? [] : [one.capability])))
    const own = ofApp.filter((one) => one.connection_id === connectionId).map(({ capability }) => capability)
    return [{ ...app, stops: own.filter((capability) => !others.has(capability)) }]
  })
}

interface Done {
  connection_id: string
  store: string
  track_id: string
  capability: Capability
}

/** What each connection may do for each of its apps; one that is broken or blocked does nothing. */
const doneFor = (db: Kysely<Schema>, organisationId: string): Promise<Done[]> =>
  db
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
    .select(['connection_app.connection_id', 'store', 'track_id', 'capability'])
    .where('connection_app.organisation_id', '=', organisationId)
    .where('connection.status', 'in', ['working', 'permissions', 'rate-limited'])
    .where('connection_right.state', 'in', ['granted', 'not-tried'])
    .execute()
