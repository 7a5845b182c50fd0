import type { Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import { permits, type AppPermission } from '#contract/protocol/access.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionOn } from '#server/scope/app-permissions.ts'

/** One of the caller's organisation's own apps. */
export interface OwnApp extends AppRef {
  organisationId: string
  projectId: string
  title: string
}

/**
 * An own app on which the caller has the permission.
 * @throws HttpError APP_NOT_FOUND, also for an app of another organisation and for one that the caller must not see;
 * FORBIDDEN for one that they may see but not change
 */
export async function requireOwnApp(
  db: Kysely<Schema>,
  caller: Caller,
  { store, trackId }: AppRef,
  needed: Exclude<AppPermission, 'none'> = 'view',
): Promise<OwnApp> {
  const project = await db
    .selectFrom('project')
    .select(['id', 'title'])
    .where('organisation_id', '=', caller.organizationId)
    .where('store', '=', store)
    .where('track_id', '=', trackId)
    .executeTakeFirst()
  const held = project ? await permissionOn(db, caller, project.id) : 'none'
  if (!project || held === 'none') throw new HttpError('APP_NOT_FOUND', 'This is none of your apps.')
  if (!permits(held, needed)) throw new HttpError('FORBIDDEN', 'You may look at this app, but not change it.')
  return { organisationId: caller.organizationId, projectId: project.id, title: project.title, store, trackId }
}
