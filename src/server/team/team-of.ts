import { getTeam, type Permissions, type TeamMember } from '#contract/team.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { hasSecondStep } from '#server/scope/second-step.ts'
import type { Member } from './changeable.ts'

/** The people of the organisation: for who manages the team all of them, the invited ones too. */
export const team = serve(getTeam, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { rows, byUser } = await peopleOf(db, caller.organizationId, services.clock())
  const ownOf = ({ userId }: Row) => byUser.get(userId) ?? []
  if (privilegesOf(caller).has('team/manage')) {
    const all = rows.map((row) => memberOf(row, ownOf(row)))
    return caller.role === 'owner' ? withSecondSteps(db, all) : all
  }
  const projects = await db
    .selectFrom('project')
    .select('id')
    .where('organisation_id', '=', caller.organizationId)
    .execute()
  const sees = (row: Row, projectId: string) => {
    if (row.role !== 'member') return true
    const own = ownOf(row).find((one) => one.project_id === projectId)
    return (own?.permission ?? row.account_permission) !== 'none'
  }
  const self = rows.find(({ userId }) => userId === caller.userId)
  const shared = self ? projects.filter(({ id }) => sees(self, id)) : []
  return rows.flatMap((row) => {
    if (row === self) return [memberOf(row, ownOf(row))]
    const isNear = row.role !== 'member' || shared.some(({ id }) => sees(row, id))
    return row.joined_at && isNear ? [colleagueOf(row)] : []
  })
})

/** Of who was invited it is not told before they join. */
async function withSecondSteps(db: Kysely<Schema>, people: TeamMember[]): Promise<TeamMember[]> {
  const ids = people.filter(({ status }) => status === 'active').map(({ userId }) => userId)
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .where((user) => hasSecondStep(user))
    .execute()
  const having = new Set(rows.map(({ id }) => id))
  return people.map((one) => (one.status === 'active' ? { ...one, hasSecondStep: having.has(one.userId) } : one))
}

/** An organisation's people: the owner, who has joined, who is invited, each in the order in which they came. */
async function peopleOf(db: Kysely<Schema>, organisationId: string, now: Date) {
  const rows = await members(db, organisationId, now)
    .orderBy((row) => row('role', '=', 'owner'), 'desc')
    .orderBy((row) => row('joined_at', 'is', null))
    .orderBy((row) => row.fn.coalesce('joined_at', 'invited_at'))
    .orderBy('app_user.id')
    .execute()
  const own = await db
    .selectFrom('project_permission')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('project_id')
    .execute()
  return { rows, byUser: Map.groupBy(own, (row) => row.user_id) }
}

/** One of them, as the list shows them. */
export async function teamMember(
  db: Kysely<Schema>,
  { organizationId, userId }: Member,
  now: Date,
): Promise<TeamMember> {
  const row = await members(db, organizationId, now).where('app_user.id', '=', userId).executeTakeFirstOrThrow()
  const own = await db
    .selectFrom('project_permission')
    .selectAll()
    .where('organisation_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('project_id')
    .execute()
  return memberOf(row, own)
}

const members = (db: Kysely<Schema>, organisationId: string, now: Date) =>
  db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.id', 'membership.user_id')
    .select(['app_user.id as userId', 'email', 'first_name', 'last_name'])
    .select(['role', 'account_permission', 'grants', 'invited_at', 'joined_at'])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom('one_time_code')
            .select(sql`1`.as('one'))
            .whereRef('one_time_code.user_id', '=', 'membership.user_id')
            .whereRef('one_time_code.organisation_id', '=', 'membership.organisation_id')
            .where('purpose', '=', 'invitation')
            .where('used_at', 'is', null)
            .where('expires_at', '>', now),
        )
        .as('isOpen'),
    )
    .where('membership.organisation_id', '=', organisationId)

type Row = Awaited<ReturnType<ReturnType<typeof members>['executeTakeFirstOrThrow']>>

/** Whose name an invited account has, if any, is not told before they join. */
function memberOf(row: Row, own: { project_id: string; permission: Permissions['account'] }[]): TeamMember {
  const { userId, email, role, invited_at, joined_at } = row
  const permissions: Permissions =
    role === 'member'
      ? {
          role,
          account: row.account_permission,
          apps: own.map(({ project_id: projectId, permission }) => ({ projectId, permission })),
          grants: row.grants,
        }
      : { role, account: 'edit', apps: [], grants: [] }
  return {
    userId,
    email,
    firstName: joined_at ? row.first_name : '',
    lastName: joined_at ? row.last_name : '',
    status: joined_at ? 'active' : row.isOpen ? 'invited' : 'invitation_expired',
    invitedAt: invited_at?.toISOString() ?? null,
    role,
    permissions,
  }
}

/** Somebody whom one works with, by name. */
const colleagueOf = ({ userId, first_name, last_name, role }: Row): TeamMember => ({
  userId,
  email: '',
  firstName: first_name,
  lastName: last_name,
  status: 'active',
  invitedAt: null,
  role,
  permissions: null,
})
