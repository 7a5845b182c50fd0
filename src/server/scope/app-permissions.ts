import type { Kysely } from 'kysely'
import type { AppPermission } from '#contract/protocol/access.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

/** The caller's permission on an app of their organisation, by project. */
export type PermissionOn = (projectId: string) => AppPermission

/** Owners and admins edit every app; a member's permission on an app overrides that on the account. */
export async function permissionsOf(db: Kysely<Schema>, caller: Caller): Promise<PermissionOn> {
  if (caller.role !== 'member') return () => 'edit'
  const { account_permission: account } = await membershipOf(db, caller)
  const rows = await ownPermissions(db, caller).execute()
  const byProject = new Map(rows.map((row) => [row.project_id, row.permission]))
  return (projectId) => byProject.get(projectId) ?? account
}

/** The caller's permission on one app of their organisation. */
export async function permissionOn(db: Kysely<Schema>, caller: Caller, projectId: string): Promise<AppPermission> {
  if (caller.role !== 'member') return 'edit'
  const own = await ownPermissions(db, caller).where('project_id', '=', projectId).executeTakeFirst()
  return own?.permission ?? (await membershipOf(db, caller)).account_permission
}

const ownPermissions = (db: Kysely<Schema>, { organizationId, userId }: Caller) =>
  db
    .selectFrom('project_permission')
    .select(['project_id', 'permission'])
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)

/** A removed member whose token is still valid sees nothing. */
const membershipOf = async (db: Kysely<Schema>, { organizationId, userId }: Caller) =>
  (await db
    .selectFrom('membership')
    .select('account_permission')
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('joined_at', 'is not', null)
    .executeTakeFirst()) ?? { account_permission: 'none' as const }
