import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionsOf } from './app-permissions.ts'

/**
 * For what an organisation pays for and that names an app, not a project: a member must be allowed to change a project of
 * which the app is the own one or a competitor. Owners and admins may for any app.
 * @throws FORBIDDEN
 */
export async function requireEditOfApp(db: Kysely<Schema>, caller: Caller, { store, trackId }: AppRef): Promise<void> {
  if (caller.role !== 'member') return
  const { organizationId } = caller
  const { rows } = await sql<{ id: string }>`
    select id from project
    where organisation_id = ${organizationId} and store = ${store} and track_id = ${trackId}
    union
    select project_id from competitor
    where organisation_id = ${organizationId} and store = ${store} and track_id = ${trackId}`.execute(db)
  const permission = await permissionsOf(db, caller)
  if (rows.some(({ id }) => permission(id) === 'edit')) return
  throw new HttpError('FORBIDDEN', 'You may look at this app, but not change it.')
}
