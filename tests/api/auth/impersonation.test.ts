import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getSubscription } from '#contract/account.ts'
import * as administration from '#contract/administration.ts'
import { logOut, refreshToken, type Identity } from '#contract/auth/auth.ts'
import { changePaymentMethod } from '#contract/billing/billing.ts'
import { getChanges } from '#contract/changes.ts'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { createLoginToken } from '#contract/auth/login-token.ts'
import { putChartNote } from '#contract/keywords/notes.ts'
import { revokeConnection } from '#contract/connections/connections.ts'
import { cancelPlan } from '#contract/billing/plans.ts'
import { changePassword, requestEmailChange, updateProfile } from '#contract/profile.ts'
import { getProjects, addFavouriteCountry } from '#contract/projects.ts'
import { revokeOtherSessions } from '#contract/auth/sessions.ts'
import { changePermissions, getTeam, inviteMember, removeMember, renameOrganization } from '#contract/team.ts'
import { putAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import { sendReply } from '#contract/reviews/inbox.ts'
import { changeTemplate, createFolder, createTemplate, setSupport } from '#contract/reviews/templates.ts'
import type { Api, CallOptions } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { replyRule } from '#tests/support/reviews/own-reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { openWithStaff } from '#tests/support/pages/staff.ts'
import { joinTeam } from '#tests/support/pages/team.ts'

const reason = 'Their projects do not load'

/** An impersonation's access token, as the options of a request. */
async function actAs(api: Api, staff: CallOptions, { userId }: Pick<Identity, 'userId'>) {
  const answer = await api.request(administration.impersonate, { body: { userId, reason } }, staff)
  return { answer, token: answer.body.accessToken }
}

const logOf = async (member: Pick<Member, 'read'>, { userId }: Identity) =>
  (await member.read(administration.getAuditLog, { query: { userId } })).content

describeOnEachDatabase('impersonation', (open) => {
  test('TEAM-007: whom the settings do not name may not impersonate, whatever their role', async () => {
    const { api, staff } = await openWithStaff(open)
    const owner = await newMember(api)
    const { userId } = staff.identity
    expect(owner.identity).toMatchObject({ role: 'owner', internal: false })
    const asked = { body: { userId, reason } }
    expect(await owner.call(administration.impersonate, asked)).toMatchObject({ body: { error: 'FORBIDDEN' } })
    expect((await api.request(administration.impersonate, asked)).status).toBe(401)
  })

  test('TEAM-011, AUTH-028: acts as the user, named by impersonatorId, without anything to renew the token', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const acting = await actAs(api, staff, member.identity)
    expect(acting.answer.body).toEqual({
      accessToken: expect.any(String),
      identity: {
        ...member.identity,
        impersonatorId: staff.identity.userId,
        impersonator: false,
        expiresAt: expect.any(Number),
      },
    })
    expect(acting.answer.headers.get('set-cookie')).toBeNull()
    const { body: projects } = await api.request(getProjects, member.own, acting)
    expect(projects.map((project) => project.projectId)).toEqual([projectId])
    expect((await api.request(getSubscription, staff.own, acting)).error.error).toBe('FORBIDDEN')
    api.clock.advance(601_000)
    expect((await api.request(getProjects, member.own, acting)).status).toBe(401)
  })

  test('TEAM-007: staff can not be impersonated, nor who does not exist, nor oneself', async () => {
    const { api, staff } = await openWithStaff(open)
    const colleague = await newMember(api)
    await api.services.db
      .updateTable('app_user')
      .set({ internal: true })
      .where('id', '=', colleague.identity.userId)
      .execute()
    for (const userId of [colleague.identity.userId, staff.identity.userId, crypto.randomUUID()]) {
      const answer = await staff.call(administration.impersonate, { body: { userId, reason } })
      expect(answer).toMatchObject({ status: 404, body: { error: 'NOT_FOUND' } })
    }
  })

  test('who acts as somebody holds no right of staff, and may not act as a third', async () => {
    const { api, staff } = await openWithStaff(open)
    const [member, third] = [await newMember(api), await newMember(api)]
    const acting = await actAs(api, staff, member.identity)
    const refused = [
      await api.request(administration.searchUsers, { query: { query: 'ada' } }, acting),
      await api.request(administration.getAuditLog, { query: {} }, acting),
      await api.request(administration.impersonate, { body: { userId: third.identity.userId, reason } }, acting),
    ]
    expect(refused.map(({ error }) => error.error)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'])
  })

  test('TEAM-009: the own session goes on beside it, and stopping says so in the log', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const acting = await actAs(api, staff, member.identity)
    api.clock.advance(1000)
    await api.request(addFavouriteCountry, { params: { countryCode: 'SE' } }, acting)
    api.clock.advance(1000)
    await api.request(administration.stopImpersonation, {}, acting)
    const { body } = await api.request(refreshToken, { body: { refreshToken: staff.refreshToken } })
    expect(body.identity).toMatchObject({ userId: staff.identity.userId, internal: true, impersonator: true })
    expect(await logOf(staff, member.identity)).toMatchObject([
      { action: 'impersonation-stopped', actor: { email: staff.identity.email } },
      {
        action: 'changed-while-acting',
        actor: { email: staff.identity.email },
        subject: { email: member.identity.email },
        organizationId: member.identity.organizationId,
        note: expect.stringMatching(/\(PUT \/api\/dashboard\/config\/v1\/favourite\/countries\/SE\)$/),
      },
      {
        action: 'impersonation-started',
        actor: { userId: staff.identity.userId, email: staff.identity.email },
        subject: { userId: member.identity.userId, email: member.identity.email },
        organizationId: member.identity.organizationId,
        note: reason,
      },
    ])
  })

  test('whoever goes on with it is not noted anew, but with another reason', async () => {
    const { api, staff } = await openWithStaff(open)
    const { identity } = await newMember(api)
    const ask = async (why: string) =>
      staff.read(administration.impersonate, { body: { userId: identity.userId, reason: why } })
    const count = async () => (await logOf(staff, identity)).length
    await ask(reason)
    api.clock.advance(60_000)
    await ask(reason)
    expect(await count()).toBe(1)
    api.clock.advance(1000)
    await ask('Another question')
    expect(await count()).toBe(2)
    await api.request(administration.stopImpersonation, {}, await actAs(api, staff, identity))
    expect(await count()).toBe(3)
  })

  test('stopping what was never begun changes nothing', async () => {
    const { staff } = await openWithStaff(open)
    await staff.read(administration.stopImpersonation, {})
    expect(await logOf(staff, staff.identity)).toEqual([])
  })

  test('after the stop its token writes nothing, and every other one for that user neither', async () => {
    const { api, staff } = await openWithStaff(open)
    const [member, other] = [await newMember(api), await newMember(api)]
    const [first, second] = [await actAs(api, staff, member.identity), await actAs(api, staff, member.identity)]
    const beside = await actAs(api, staff, other.identity)
    const write = (acting: CallOptions) =>
      api.request(addFavouriteCountry, { params: { countryCode: 'SE' } }, acting).then(({ status }) => status)
    expect(await Promise.all([first, second, beside].map(write))).toEqual([204, 204, 204])
    await api.request(administration.stopImpersonation, {}, first)
    expect(await Promise.all([first, second, beside].map(write))).toEqual([401, 401, 204])
    expect(await write(await actAs(api, staff, member.identity))).toBe(204)
  })

  test('a token that names no impersonation writes nothing', async () => {
    const { api, staff } = await openWithStaff(open)
    const [member, other] = [await newMember(api), await newMember(api)]
    await actAs(api, staff, other.identity)
    const { id: impersonationId } = await api.services.db
      .selectFrom('impersonation')
      .select('id')
      .where('user_id', '=', other.identity.userId)
      .executeTakeFirstOrThrow()
    const acted = { ...member.identity, impersonatorId: staff.identity.userId }
    for (const caller of [acted, { ...acted, impersonationId }]) {
      const { token } = await api.services.tokens.issue(caller, api.clock.now())
      const answer = await api.request(addFavouriteCountry, { params: { countryCode: 'SE' } }, { token })
      expect(answer.error.error).toBe('UNAUTHORIZED')
    }
  })

  test('the customer is told what staff changed in their place, and by whom', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    api.clock.advance(1000)
    const acting = await actAs(api, staff, member.identity)
    await member.read(addFavouriteCountry, { params: { countryCode: 'NO' } })
    api.clock.advance(1000)
    await api.request(addFavouriteCountry, { params: { countryCode: 'SE' } }, acting)
    api.clock.advance(1000)
    await api.request(renameOrganization, { ...member.own, body: { name: 'Marlow & Co' } }, acting)
    api.clock.advance(1000)
    await api.request(updateProfile, { ...member.own, body: { firstName: 'Augusta' } }, acting)
    api.clock.advance(1000)
    const note = { params: { projectId, id: randomUUID() }, body: { day: '2026-11-20' as const, text: 'A campaign' } }
    expect(await api.request(putChartNote, note, acting)).toMatchObject({ status: putChartNote.status })
    api.clock.advance(1000)
    const folder = { params: { orgId: member.own.params.orgId }, body: { id: randomUUID(), name: 'Thanks' } }
    await api.request(createFolder, folder, acting)
    const nameOf = ({ firstName, lastName }: Identity) => `${firstName} ${lastName}`
    const byStaff = { actor: nameOf(staff.identity), staffAs: { name: 'Augusta Marlow' } }
    expect((await member.read(getChanges, { ...member.own, query: {} })).content).toMatchObject([
      { action: 'changed-by-staff', subject: 'createFolder', project: null, ...byStaff },
      { action: 'changed-by-staff', subject: 'putChartNote', project: { projectId }, ...byStaff },
      { action: 'profile-changed', subject: 'Augusta Marlow', ...byStaff },
      { action: 'organisation-renamed', subject: 'Marlow & Co', ...byStaff },
      { action: 'favourite-added', subject: 'SE', ...byStaff },
      { action: 'favourite-added', subject: 'NO', actor: 'Augusta Marlow', staffAs: null },
      { action: 'app-added' },
    ])
  })

  test('what gives lasting access or costs money is refused while acting, and nothing of it happens', async () => {
    const { api, staff } = await openWithStaff(open)
    const owner = await newMember(api)
    const colleague = await joinTeam(api, owner)
    await owner.addProject(sample.moorlight)
    const acting = await actAs(api, staff, owner.identity)
    const ofColleague = { params: { ...owner.own.params, userId: colleague.identity.userId } }
    const { orgId } = owner.own.params
    const { store, trackId } = sample.moorlight
    const query = { store }
    const reply = { text: 'Thank you', seen: { changedAt: api.clock.now().toISOString(), reply: null } }
    const permissions = { role: 'admin' as const, account: 'edit' as const, apps: [], grants: [] }
    const refused = [
      api.request(inviteMember, { ...owner.own, body: { email: 'eve@example.com', permissions } }, acting),
      api.request(changePermissions, { ...ofColleague, body: permissions }, acting),
      api.request(removeMember, ofColleague, acting),
      api.request(createLoginToken, {}, acting),
      api.request(changePassword, { ...owner.own, body: { currentPassword: 'x', password: 'y' } }, acting),
      api.request(requestEmailChange, { ...owner.own, body: { email: 'eve@example.com', password: 'x' } }, acting),
      api.request(revokeOtherSessions, {}, acting),
      api.request(changePaymentMethod, owner.own, acting),
      api.request(cancelPlan, { ...owner.own, body: {} }, acting),
      api.request(revokeConnection, { params: { connectionId: randomUUID() } }, acting),
      api.request(setSupport, { params: { orgId }, body: { support: 'eve@example.com' } }, acting),
      api.request(sendReply, { query, params: { trackId, reviewId: 'r' }, body: reply }, acting),
      api.request(putAutomation, { query, params: { trackId }, body: { rules: [replyRule()], seen: 0 } }, acting),
    ]
    const codes = (await Promise.all<{ error: ErrorBody }>(refused)).map(({ error }) => error.error)
    expect(codes).toEqual(codes.map(() => 'NOT_WHILE_ACTING'))
    const team = await owner.read(getTeam, owner.own)
    expect(team.map(({ role }) => role).toSorted()).toEqual(['member', 'owner'])
  })

  test('what a template says is not changed while acting, as long as a running rule sends it without approval', async () => {
    const { api, staff } = await openWithStaff(open)
    const owner = await newMember(api)
    await owner.addProject(sample.moorlight)
    const { orgId } = owner.own.params
    const { store, trackId } = sample.moorlight
    const templateId = randomUUID()
    const fields = { name: 'Thanks', text: 'Thank you!', folderId: null, language: null }
    await owner.read(createTemplate, { params: { orgId }, body: { ...fields, id: templateId } })
    const answer = { by: 'template' as const, templateIds: [templateId] }
    let seen = 0
    const put = async (rule: Partial<ReplyRule>) => {
      const body = { rules: [replyRule({ id: templateId, answer, ...rule })], seen }
      seen = (await owner.read(putAutomation, { query: { store }, params: { trackId }, body })).revision
    }
    const acting = await actAs(api, staff, owner.identity)
    const change = async (body: typeof fields) => {
      const answered = await api.request(changeTemplate, { params: { orgId, templateId }, body }, acting)
      return answered.status === 204 ? 'changed' : answered.error.error
    }
    for (const delay of ['at-once', 'two-hours'] as const) {
      await put({ delay })
      expect(await change({ ...fields, text: 'Write to evil.example' })).toBe('NOT_WHILE_ACTING')
    }
    expect(await change({ ...fields, name: 'Renamed' })).toBe('changed')
    await put({ delay: 'ask' })
    expect(await change({ ...fields, text: 'Thank you very much!' })).toBe('changed')
    await put({ delay: 'at-once', isOn: false })
    expect(await change(fields)).toBe('changed')
  })

  test('what only asks is no change', async () => {
    const { api, staff } = await openWithStaff(open)
    const member = await newMember(api)
    await api.request(
      getKeywordSuggestions,
      { params: { source: 'metadata' }, body: { ...sample.moorlight, locale: 'en-US' } },
      await actAs(api, staff, member.identity),
    )
    expect((await logOf(staff, member.identity)).map(({ action }) => action)).toEqual(['impersonation-started'])
  })

  test("the impersonator's log-out ends it: nothing can be written any more", async () => {
    const { api, staff } = await openWithStaff(open)
    const acting = await actAs(api, staff, (await newMember(api)).identity)
    const write = () => api.request(addFavouriteCountry, { params: { countryCode: 'SE' } }, acting)
    expect((await write()).status).toBe(addFavouriteCountry.status)
    await api.request(logOut, { body: { refreshToken: staff.refreshToken } })
    expect((await write()).error.error).toBe('UNAUTHORIZED')
  })

  test('it can be turned off for everybody', async () => {
    const { api, staff } = await openWithStaff(open)
    const { userId } = (await newMember(api)).identity
    const turn = async (enabled: boolean) =>
      staff.read(administration.setFlag, { params: { name: 'feature_impersonation' }, body: { enabled } })
    await turn(false)
    const asked = { body: { userId, reason } }
    expect(await staff.call(administration.impersonate, asked)).toMatchObject({ body: { error: 'FORBIDDEN' } })
    await turn(true)
    expect((await staff.call(administration.impersonate, asked)).status).toBe(200)
  })
})
