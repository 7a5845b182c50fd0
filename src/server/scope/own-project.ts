import type { Kysely, Selectable } from 'kysely'
import type { ProjectRow, Schema } from '../db/schema.ts'
import { ApiFailure, type Caller } from '../http/serve.ts'

const find = (db: Kysely<Schema>, caller: Caller, projectId: string) =>
  db.selectFrom('project').selectAll().where('organisation_id', '=', caller.organizationId).where('id', '=', projectId)

/** A project of the caller's organisation. @throws PROJECT_NOT_FOUND also for another organisation's project. */
export async function requireOwnProject(db: Kysely<Schema>, caller: Caller, projectId: string) {
  return found(await find(db, caller, projectId).executeTakeFirst())
}

/** The same, locked until the transaction ends: for checks whose result a parallel write must not overtake. */
export async function lockOwnProject(db: Kysely<Schema>, caller: Caller, projectId: string) {
  return found(await find(db, caller, projectId).forUpdate().executeTakeFirst())
}

function found(project: Selectable<ProjectRow> | undefined) {
  if (!project) throw new ApiFailure('PROJECT_NOT_FOUND', 'There is no such project.')
  return project
}
