import { expect, test } from 'vitest'
import { getFeatures, getSubscription } from '#contract/account.ts'
import { refreshToken } from '#contract/auth/auth.ts'
import { acceptInvitation } from '#contract/auth/invitation.ts'
import { getProjects } from '#contract/projects.ts'
import * as team from '#contract/team.ts'
import { mailedLink, type Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, memberOf, newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'

const DAY_MS = 86_400_000
const someone = () => `grace.${crypto.randomUUID()}@example.com`
const asViewer: team.Permissions & { role: 'member' } = { role: 'member', account: 'view', apps: [], grants: [] }

const invite = (member: Member, email: string, permissions: Parameters<typeof bodyOf>[1] = asViewer) =>
  member.call(team.inviteMember, { ...member.own, body: bodyOf(email, permissions) })
const bodyOf = (email: string, permissions: Omit<team.Permissions, 'role'> & { role: 'admin' | 'member' }) => ({
  email,
  permissions,
})
const invited = async (member: Member, email: string): Promise<team.TeamMember> =>
  member.read(team.inviteMember, { ...member.own, body: bodyOf(email, asViewer) })
const listed = async (member: Member) => member.read(team.getTeam, member.own)
const at = (member: Member, userId: string) => ({ params: { orgId: member.identity.organizationId, userId } })
const code = (answer: { body: object | null }) => (answer.body && 'error' in answer.body ? answer.body.error : 'ok')

describeOnEachDatabase('the team', (open) => {
  test('TEAM-001, TEAM-006: an invited person is listed with what they will be allowed, and gets a link', async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(sample.moorlight)
    const email = someone()
    const permissions = {
      ...asViewer,
      apps: [{ projectId, permission: 'edit' as const }],
      grants: ['reviews/reply' as const],
    }
    const answer = await invite(owner, email.toUpperCase(), permissions)
    expect(answer).toMatchObject({
      status: 201,
      body: {
        email,
        firstName: '',
        lastName: '',
        status: 'invited',
        invitedAt: expect.stringMatching(/Z$/),
        permissions,
      },
    })
    const [first, second] = await listed(owner)
    expect(first).toMatchObject({ ...ownerOf(owner), status: 'active' })
    const link = await mailedLink(api.services, email)
    expect(answer.body).toEqual({ ...second, invitationPath: link.pathname + link.search })
    expect(link.pathname).toBe(`/accept-invitation/${second?.userId ?? ''}`)
    const code = link.searchParams.get('code') ?? ''
    const password = 'Glass-barometer-7'
    const accept = { params: { userId: second?.userId ?? '' }, body: { code, password } }
    const { identity, accessToken: token } = (await api.request(acceptInvitation, accept)).body.token
    expect(identity).toMatchObject({ email, role: 'member', grants: ['reviews/reply'] })
    const member = memberOf(api, { identity, token, refreshToken: '', password })
    expect(await listed(member)).toMatchObject([{}, { email, status: 'active', permissions }])
    expect(await member.read(getProjects, member.own)).toMatchObject([{ projectId }])
  })

  test('TEAM-006: an address with an account is invited with the same answer as one without', async () => {
    const api = await open()
    const owner = await newMember(api)
    const other = await newMember(api)
    const known = await invited(owner, other.identity.email)
    const unknown = await invited(owner, someone())
    const own = {
      userId: expect.any(String),
      invitationPath: expect.any(String),
      email: expect.any(String),
      invitedAt: expect.any(String),
    }
    expect(unknown).toEqual({ ...known, ...own })
    expect(await other.read(getProjects, other.own)).toEqual([])
  })

  test('TEAM-006: who belongs to the team, or is invited, is not invited twice', async () => {
    const api = await open()
    const owner = await newMember(api)
    const member = await joinTeam(api, owner)
    const email = someone()
    await invited(owner, email)
    expect(code(await invite(owner, email))).toBe('ALREADY_MEMBER')
    expect(code(await invite(owner, member.identity.email))).toBe('ALREADY_MEMBER')
    expect(code(await invite(owner, owner.identity.email))).toBe('ALREADY_MEMBER')
    expect(await listed(owner)).toHaveLength(3)
  })

  test('SUB-023: invitations take the plan’s user slots, also at the same time', async () => {
    const api = await open()
    const owner = await newMember(api)
    const emails = Array.from({ length: 6 }, someone)
    const answers = await atTheSameTime(owner, emails, async (email) => code(await invite(owner, email)))
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(4)
    expect(answers.filter((answer) => answer === 'QUOTA_EXCEEDED')).toHaveLength(2)
    expect(await listed(owner)).toHaveLength(5)
    const small = await newMember(api)
    await small.endTrial()
    expect((await invite(small, someone())).body).toMatchObject({ error: 'QUOTA_EXCEEDED', details: { limit: 1 } })
  })

  test('TEAM-003: only the owner invites again; the link of before stops working', async () => {
    const api = await open()
    const owner = await newMember(api)
    const admin = await joinTeam(api, owner, 'admin')
    const email = someone()
    const { userId } = await invited(admin, email)
    const before = await mailedLink(api.services, email)
    expect((await admin.call(team.inviteAgain, at(owner, userId))).body).toMatchObject({
      error: 'FORBIDDEN',
      details: { privilege: 'team/invite_again' },
    })
    api.clock.advance(8 * DAY_MS)
    const later = await signInAgain(api, owner)
    const status = async () => (await listed(later)).find((one) => one.userId === userId)?.status
    expect(await status()).toBe('invitation_expired')
    await later.read(team.inviteAgain, at(owner, userId))
    expect(await status()).toBe('invited')
    expect((await mailedLink(api.services, email)).href).not.toBe(before.href)
    const codes = await api.services.db
      .selectFrom('one_time_code')
      .select('used_at')
      .where('user_id', '=', userId)
      .execute()
    expect(codes).toHaveLength(1)
    expect(code(await later.call(team.inviteAgain, at(owner, admin.identity.userId)))).toBe('ALREADY_MEMBER')
    expect(code(await later.call(team.inviteAgain, at(owner, crypto.randomUUID())))).toBe('MEMBER_NOT_FOUND')
  })

  test('TEAM-002: roles and permissions are changed for the next request; the owner’s stay', async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(sample.moorlight)
    const member = await joinTeam(api, owner)
    const admin = await joinTeam(api, owner, 'admin')
    const change = (by: Member, userId: string, body: Parameters<typeof bodyOf>[1]) =>
      by.call(team.changePermissions, { ...at(owner, userId), body })

    const apps = [
      { projectId, permission: 'view' as const },
      { projectId, permission: 'none' as const },
    ]
    const changed = await change(admin, member.identity.userId, { ...asViewer, apps })
    expect(changed.body).toMatchObject({ permissions: { ...asViewer, apps: [{ projectId, permission: 'none' }] } })
    expect(await member.read(getProjects, member.own)).toEqual([])

    const promoted = { role: 'admin' as const, account: 'none' as const, apps, grants: [] }
    await change(owner, member.identity.userId, promoted)
    const [, one] = await listed(member)
    expect(one?.permissions).toEqual({ role: 'admin', account: 'edit', apps: [], grants: [] })

    expect(code(await change(admin, owner.identity.userId, asViewer))).toBe('LAST_OWNER')
    expect(code(await change(owner, owner.identity.userId, asViewer))).toBe('LAST_OWNER')
    expect(code(await change(owner, crypto.randomUUID(), asViewer))).toBe('MEMBER_NOT_FOUND')
  })

  test('TEAM-006: an app of another organisation is as one that does not exist, and nothing changes', async () => {
    const api = await open()
    const owner = await newMember(api)
    const member = await joinTeam(api, owner)
    const stranger = await newMember(api)
    const foreign = [await stranger.addProject(sample.moorlight), crypto.randomUUID()]
    const before = await listed(owner)
    for (const projectId of foreign) {
      const permissions = { ...asViewer, apps: [{ projectId, permission: 'view' as const }] }
      expect(code(await invite(owner, someone(), permissions))).toBe('PROJECT_NOT_FOUND')
      const body = { ...permissions }
      const answer = await owner.call(team.changePermissions, { ...at(owner, member.identity.userId), body })
      expect(code(answer)).toBe('PROJECT_NOT_FOUND')
    }
    expect(await listed(owner)).toEqual(before)
  })

  test('TEAM-004, TEAM-005: a member is told the names of whom they work with, and manages nothing of the team', async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(sample.moorlight)
    const [member, near, far] = [await joinTeam(api, owner), await joinTeam(api, owner), await joinTeam(api, owner)]
    await setPermissions(api, far, { account: 'view', apps: { [projectId]: 'none' }, grants: [] })
    const open_ = await invited(owner, someone())
    const before = await listed(owner)
    const nameOnly = { email: '', status: 'active', invitedAt: null, permissions: null }
    const told = await listed(member)
    expect(told.map(({ userId }) => userId)).toEqual([owner, member, near].map(({ identity }) => identity.userId))
    expect(told).toMatchObject([
      { ...nameOnly, firstName: owner.identity.firstName, role: 'owner' },
      { email: member.identity.email, role: 'member', permissions: { account: 'edit' } },
      { ...nameOnly, firstName: near.identity.firstName, role: 'member' },
    ])
    expect((await listed(far)).map(({ userId }) => userId)).toEqual([owner.identity.userId, far.identity.userId])
    const tries = [
      await invite(member, someone()),
      await member.call(team.inviteAgain, at(owner, open_.userId)),
      await member.call(team.changePermissions, { ...at(owner, open_.userId), body: asViewer }),
      await member.call(team.changePermissions, { ...at(owner, member.identity.userId), body: asViewer }),
      await member.call(team.removeMember, at(owner, open_.userId)),
      await member.call(team.renameOrganization, { ...owner.own, body: { name: 'Mine' } }),
    ]
    expect(tries.map(code)).toEqual(tries.map(() => 'FORBIDDEN'))
    expect(await listed(owner)).toEqual(before)
  })

  test('TEAM-006: who is removed is out at once, and keeps an account with an organisation of their own', async () => {
    const api = await open()
    const owner = await newMember(api)
    const member = await joinTeam(api, owner, 'admin')
    await api.services.db
      .deleteFrom('membership')
      .where('user_id', '=', member.identity.userId)
      .where('organisation_id', '<>', owner.identity.organizationId)
      .execute()
    await owner.read(team.removeMember, at(owner, member.identity.userId))
    expect(code(await invite(member, someone()))).toBe('UNAUTHORIZED')
    expect(code(await member.call(getProjects, member.own))).toBe('ok')
    const renewed = await api.request(refreshToken, { body: { refreshToken: member.refreshToken } })
    expect(renewed.error.error).toBe('REFRESH_TOKEN_INVALID')

    const again = await signInAgain(api, member)
    expect(again.identity).toMatchObject({ role: 'owner', userId: member.identity.userId })
    expect(again.identity.organizationId).not.toBe(owner.identity.organizationId)
    expect(await again.read(getSubscription, again.own)).toMatchObject({ planId: 'free', status: 'active' })
    expect(await again.read(getFeatures, again.own)).not.toContain('app-overview')
    expect(await listed(owner)).toHaveLength(1)
    expect(code(await owner.call(team.removeMember, at(owner, owner.identity.userId)))).toBe('LAST_OWNER')
    expect(code(await owner.call(team.removeMember, at(owner, member.identity.userId)))).toBe('MEMBER_NOT_FOUND')
  })

  test('TEAM-006: of somebody who was never more than invited nothing is kept; an account of before stays', async () => {
    const api = await open()
    const owner = await newMember(api)
    const other = await newMember(api)
    const email = someone()
    const stranger = await invited(owner, email)
    const known = await invited(owner, other.identity.email)
    for (const { userId } of [stranger, known]) await owner.read(team.removeMember, at(owner, userId))
    expect(await listed(owner)).toHaveLength(1)
    const { db } = api.services
    expect(await db.selectFrom('app_user').select('id').where('email', '=', email).execute()).toEqual([])
    const left = await db
      .selectFrom('one_time_code')
      .select('user_id')
      .where('purpose', '=', 'invitation')
      .where('organisation_id', '=', owner.identity.organizationId)
      .execute()
    expect(left).toEqual([])
    expect((await signInAgain(api, other)).identity.organizationId).toBe(other.identity.organizationId)
  })

  test('TEAM-006: somebody invited by two organisations stays invited by the other when one takes it back', async () => {
    const api = await open()
    const [one, two] = [await newMember(api), await newMember(api)]
    const email = someone()
    const { userId } = await invited(one, email)
    expect((await invited(two, email)).userId).toBe(userId)
    await one.read(team.removeMember, at(one, userId))
    expect(await listed(two)).toMatchObject([{}, { userId, status: 'invited' }])
  })

  test('an invitation whose mail can’t be sent is not made', async () => {
    const api = await open({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const owner = await newMember(await open())
    const here = { ...owner, call: callOn(api, owner) }
    const email = someone()
    expect(code(await here.call(team.inviteMember, { ...owner.own, body: bodyOf(email, asViewer) }))).toBe(
      'UNAVAILABLE',
    )
    expect(await listed(owner)).toHaveLength(1)
    expect(await api.services.db.selectFrom('app_user').select('id').where('email', '=', email).execute()).toEqual([])
  })

  test('names reach a mail as text, never as markup', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.read(team.renameOrganization, { ...owner.own, body: { name: '<img src=x onerror=alert(1)>' } })
    const email = someone()
    await invited(owner, email)
    const { html } = await api.services.db
      .selectFrom('mail')
      .select('html')
      .where('recipient', '=', email)
      .executeTakeFirstOrThrow()
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toContain('<img')
  })

  test('the demo, which anybody may open, invites nobody', async () => {
    const api = await open()
    const demo = await api.demoUser()
    const { organizationId: orgId } = demo.identity
    const email = someone()
    const answer = await api.request(team.inviteMember, { params: { orgId }, body: bodyOf(email, asViewer) }, demo)
    expect(answer.error.error).toBe('FORBIDDEN')
    expect(await api.services.db.selectFrom('mail').select('id').where('recipient', '=', email).execute()).toEqual([])
  })
})

const ownerOf = ({ identity: { userId, email, firstName, lastName } }: Member) => ({
  userId,
  email,
  firstName,
  lastName,
  permissions: { role: 'owner', account: 'edit', apps: [], grants: [] },
})

const callOn =
  (api: Api, { token }: Member): Member['call'] =>
  async (endpoint, input) => {
    const answer = await api.request(endpoint, input, { token })
    return { status: answer.status, body: answer.status === endpoint.status ? answer.body : answer.error }
  }
