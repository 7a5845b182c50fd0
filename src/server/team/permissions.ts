import { changePermissions, type Permissions } from '#contract/team.ts'
import type { Kysely } from 'kysely'
import { audit } from '#server/audit/audit.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { requireChangeable, type Member } from './changeable.ts'
import { teamMember } from './team-of.ts'

export const change = serve(changePermissions, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  const member = { organizationId, userId: params.userId }
  const now = services.clock()
  await requireChangeable(db, member)
  await storePermissions(db, member, body)
  const event = { action: 'member-changed', actor: caller, subject: member.userId, note: body.role } as const
  await audit(db, { ...event, organisationId: organizationId }, now)
  return teamMember(db, member, now)
})

/**
 * Sets what somebody of the organisation may do. Nothing is kept for an admin, who may do all that a member can be
 * allowed to: becoming a member again starts from nothing that was forgotten.
 * @throws HttpError PROJECT_NOT_FOUND
 */
export async function storePermissions(
  db: Kysely<Schema>,
  { organizationId, userId }: Member,
  { role, account, apps, grants }: Permissions,
): Promise<void> {
  const isMember = role === 'member'
  const own = new Map(isMember ? apps.map(({ projectId, permission }) => [projectId, permission]) : [])
  await requireProjects(db, organizationId, [...own.keys()])
  const mine = { organisation_id: organizationId, user_id: userId }
  await db
    .updateTable('membership')
    .set({ role, account_permission: isMember ? account : 'edit', grants: isMember ? [...new Set(grants)] : [] })
    .where((where) => where.and(mine))
    .execute()
  await db
    .deleteFrom('project_permission')
    .where((where) => where.and(mine))
    .execute()
  if (own.size === 0) return
  const rows = [...own].map(([project_id, permission]) => Object.assign({ project_id, permission }, mine))
  await db.insertInto('project_permission').values(rows).execute()
}

/** Held until the transaction ends, so that none is deleted meanwhile. */
async function requireProjects(db: Kysely<Schema>, organisationId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .selectFrom('project')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .forKeyShare()
    .execute()
  if (found.length < ids.length) throw new HttpError('PROJECT_NOT_FOUND', 'There is no such project.')
}
