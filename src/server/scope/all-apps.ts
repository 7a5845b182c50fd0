import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionsOf } from './app-permissions.ts'

/** What a caller may do with the organisation's apps, taken together. */
export interface Reach {
  /** Whether they may edit every one of them. */
  editsAll: boolean
  /** Whether they may see any of them. */
  seesAny: boolean
}

/** Owners and admins edit all. In an organisation without apps a member's permission on the account counts. */
export async function reachOf(db: Kysely<Schema>, caller: Caller): Promise<Reach> {
  if (caller.role !== 'member') return { editsAll: true, seesAny: true }
  const projects = await db
    .selectFrom('project')
    .select('id')
    .where('organisation_id', '=', caller.organizationId)
    .execute()
  const permission = await permissionsOf(db, caller)
  const noApp = ''
  const held = projects.length > 0 ? projects.map(({ id }) => permission(id)) : [permission(noApp)]
  return { editsAll: held.every((one) => one === 'edit'), seesAny: held.some((one) => one !== 'none') }
}

/** For what speaks for every app of the organisation. @throws HttpError FORBIDDEN; its details say what is needed */
export async function requireEditOfAllApps(db: Kysely<Schema>, caller: Caller): Promise<void> {
  if ((await reachOf(db, caller)).editsAll) return
  throw editNeeded('This is used for every app of the organisation: it is changed by who may edit all of them.')
}

/** For what is used where apps are worked on. @throws HttpError FORBIDDEN */
export async function requireAnyApp(db: Kysely<Schema>, caller: Caller): Promise<Reach> {
  const reach = await reachOf(db, caller)
  if (reach.seesAny) return reach
  throw new HttpError('FORBIDDEN', 'You may not see any app of this organisation.')
}

/** Somebody lacks edit on an app that the change is about. */
export const editNeeded = (message: string, details: object = {}): HttpError =>
  new HttpError('FORBIDDEN', message, { details: { needs: 'edit-of-all-apps', ...details } })
