import type { Kysely, Selectable } from 'kysely'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import { permits, type AppPermission } from '#contract/protocol/access.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionOn } from './app-permissions.ts'

type Project = Selectable<ProjectRow>
/** The permission that the caller needs on the project. */
type Needed = Exclude<AppPermission, 'none'>

const find = (db: Kysely<Schema>, caller: Caller, projectId: string) =>
  db.selectFrom('project').selectAll().where('organisation_id', '=', caller.organizationId).where('id', '=', projectId)

/**
 * A project of the caller's organisation on which they have the required permission.
 * @throws HttpError PROJECT_NOT_FOUND, also for another organisation's project and for one that the caller must not
 * see; FORBIDDEN for one that they may see but not change
 */
export async function requireOwnProject(
  db: Kysely<Schema>,
  caller: Caller,
  projectId: string,
  needed: Needed,
): Promise<Project> {
  return permitted(db, caller, await find(db, caller, projectId).executeTakeFirst(), needed)
}

/**
 * As `requireOwnProject`, for a change: locked until the transaction ends, so that concurrent writes can't invalidate
 * checks. Rows that only refer to the project don't wait.
 */
export async function lockOwnProject(db: Kysely<Schema>, caller: Caller, projectId: string): Promise<Project> {
  return permitted(db, caller, await find(db, caller, projectId).forNoKeyUpdate().executeTakeFirst(), 'edit')
}

async function permitted(db: Kysely<Schema>, caller: Caller, project: Project | undefined, needed: Needed) {
  const held = project ? await permissionOn(db, caller, project.id) : 'none'
  if (!project || held === 'none') throw new HttpError('PROJECT_NOT_FOUND', 'There is no such project.')
  if (!permits(held, needed)) throw new HttpError('FORBIDDEN', 'You may look at this app, but not change it.')
  return project
}
