import type { Kysely, Selectable } from 'kysely'
import { permits } from '#contract/protocol/access.ts'
import type { AppRef } from '#contract/store.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionOn } from './app-permissions.ts'

/**
 * The project of one of the caller's own apps, named as the store names it.
 * @throws HttpError APP_NOT_FOUND, also for an app of others and for one that the caller must not see
 */
export async function requireOwnApp(
  db: Kysely<Schema>,
  caller: Caller,
  { store, trackId }: AppRef,
): Promise<Selectable<ProjectRow>> {
  const project = await db
    .selectFrom('project')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  if (project && permits(await permissionOn(db, caller, project.id), 'view')) return project
  throw new HttpError('APP_NOT_FOUND', 'There is no such app here.')
}
