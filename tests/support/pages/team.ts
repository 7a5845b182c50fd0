import type { Permissions } from '#contract/team.ts'
import { logIn } from '#contract/auth/auth.ts'
import type { Api } from '../api/api.ts'
import { memberOf, type Member } from '../api/member.ts'

/** Somebody with an account of their own who works in the owner's organisation, on all of its apps. */
export async function joinTeam(api: Api, owner: Member, role: 'admin' | 'member' = 'member'): Promise<Member> {
  const user = memberOf(api, await api.signedUpUser())
  const { db } = api.services
  const { organizationId } = owner.identity
  await db
    .insertInto('membership')
    .values({ organisation_id: organizationId, user_id: user.identity.userId, role, joined_at: api.clock.now() })
    .execute()
  await db
    .updateTable('app_user')
    .set({ current_organisation_id: organizationId })
    .where('id', '=', user.identity.userId)
    .execute()
  return signInAgain(api, user)
}

/** The same person in a new session, with what holds for them now. */
export async function signInAgain(api: Api, { identity, password }: Member): Promise<Member> {
  const inBody = { headers: { 'x-token-transport': 'body' } }
  const { body } = await api.request(logIn, { body: { email: identity.email, password } }, inBody)
  return memberOf(api, {
    token: body.accessToken,
    refreshToken: body.refreshToken ?? '',
    identity: body.identity,
    password,
  })
}

/** Puts a member's permissions into the database; the calls that do it are tested by themselves. */
export async function setPermissions(
  { services: { db } }: Api,
  { identity: { organizationId, userId } }: Member,
  {
    account,
    apps,
    grants,
  }: { account: Permissions['account']; apps: Record<string, Permissions['account']>; grants: Permissions['grants'] },
): Promise<void> {
  const mine = { organisation_id: organizationId, user_id: userId }
  await db
    .updateTable('membership')
    .set({ account_permission: account, grants })
    .where((where) => where.and(mine))
    .execute()
  await db
    .deleteFrom('project_permission')
    .where((where) => where.and(mine))
    .execute()
  const own = Object.entries(apps).map(([project_id, permission]) => ({
    organisation_id: organizationId,
    user_id: userId,
    project_id,
    permission,
  }))
  if (own.length > 0) await db.insertInto('project_permission').values(own).execute()
}
