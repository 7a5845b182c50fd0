import { getMyOrganizations, renameOrganization } from '#contract/team.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

export const mine = serve(getMyOrganizations, async ({ params, caller, db }) => {
  requireOwnId(caller, 'userId', params.userId)
  const rows = await db
    .selectFrom('membership')
    .innerJoin('organisation', 'organisation.id', 'membership.organisation_id')
    .select(['organisation.id as organizationId', 'name', 'role'])
    .where('user_id', '=', caller.userId)
    .where('joined_at', 'is not', null)
    .orderBy('joined_at')
    .orderBy('organisation.id')
    .execute()
  return rows.map(({ organizationId, name, role }) => ({
    organizationId,
    name,
    role,
    current: organizationId === caller.organizationId,
  }))
})

export const rename = serve(renameOrganization, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { name } = await db
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', caller.organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (body.seen !== undefined && name !== body.seen && name !== body.name)
    throw new HttpError('CHANGED_ELSEWHERE', 'The organisation was renamed meanwhile.', { details: { name } })
  if (name === body.name) return null
  await db.updateTable('organisation').set({ name: body.name }).where('id', '=', caller.organizationId).execute()
  await recordChangeBy(db, caller, { action: 'organisation-renamed', subject: body.name }, services.clock())
  return null
})
