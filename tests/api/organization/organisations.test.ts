import { expect, test } from 'vitest'
import { refreshToken } from '#contract/auth/auth.ts'
import { getChanges } from '#contract/changes.ts'
import { addApps, addCompetitor, getProjects } from '#contract/projects.ts'
import { createFolder } from '#contract/reviews/templates.ts'
import type { Market } from '#contract/store.ts'
import * as team from '#contract/team.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { memberOf, newMember, type Member } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { joinTeam, signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const code = (answer: { body: object | null }) => (answer.body && 'error' in answer.body ? answer.body.error : 'ok')

describeOnEachDatabase('several organisations', (open) => {
  test('switching works in the other one with the same session, which stays there when it is renewed', async () => {
    const api = await open()
    const owner = await newMember(api)
    const member = await joinTeam(api, owner)
    const mine = await member.read(team.getMyOrganizations, member.own)
    expect(mine.map(({ current, role }) => ({ current, role }))).toEqual([
      { current: false, role: 'owner' },
      { current: true, role: 'member' },
    ])
    const home = { params: { orgId: mine[0]?.organizationId ?? '' } }
    const { accessToken, identity, refreshToken: none } = await member.read(team.switchOrganization, home)
    expect(identity).toMatchObject({ organizationId: home.params.orgId, role: 'owner' })
    expect(none).toBeUndefined()
    const token = { token: accessToken }
    const answer = await api.request(getProjects, { params: { organizationId: home.params.orgId } }, token)
    expect(answer.body).toEqual([])
    const renewed = await api.request(refreshToken, { body: { refreshToken: member.refreshToken } })
    expect(renewed.body.identity.organizationId).toBe(home.params.orgId)
    const sessions = await api.services.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', identity.userId)
      .execute()
    expect(sessions).toHaveLength(2)
  })

  test('nobody switches to an organisation that has not let them in', async () => {
    const api = await open()
    const owner = await newMember(api)
    const other = await newMember(api)
    const permissions = { role: 'member' as const, account: 'view' as const, apps: [], grants: [] }
    await owner.read(team.inviteMember, { ...owner.own, body: { email: other.identity.email, permissions } })
    const { organizationId: orgId } = owner.identity
    for (const params of [{ orgId }, { orgId: crypto.randomUUID() }])
      expect(code(await other.call(team.switchOrganization, { params }))).toBe('FORBIDDEN')
    expect((await signInAgain(api, other)).identity.organizationId).toBe(other.identity.organizationId)
  })

  test('an admin renames the organisation, and everybody in it sees the name', async () => {
    const api = await open()
    const owner = await newMember(api)
    const admin = await joinTeam(api, owner, 'admin')
    await admin.read(team.renameOrganization, { ...admin.own, body: { name: 'Fogworks' } })
    expect(await owner.read(team.getMyOrganizations, owner.own)).toMatchObject([{ name: 'Fogworks', current: true }])
  })

  test('a name that somebody else gave the organisation meanwhile is not written over by a form from before', async () => {
    const api = await open()
    const owner = await newMember(api)
    const admin = await joinTeam(api, owner, 'admin')
    const [before] = await owner.read(team.getMyOrganizations, owner.own)
    const seen = before?.name ?? ''
    await admin.read(team.renameOrganization, { ...admin.own, body: { name: 'Fogworks', seen } })
    const rename = (body: { name: string; seen: string }) => owner.call(team.renameOrganization, { ...owner.own, body })
    expect(await rename({ name: 'Rainworks', seen })).toMatchObject({
      status: 409,
      body: { error: 'CHANGED_ELSEWHERE', details: { name: 'Fogworks' } },
    })
    expect(await rename({ name: 'Fogworks', seen })).toMatchObject({ status: 204 })
    expect(await rename({ name: 'Rainworks', seen: 'Fogworks' })).toMatchObject({ status: 204 })
    expect(await owner.read(team.getMyOrganizations, owner.own)).toMatchObject([{ name: 'Rainworks' }])
  })

  const live = { env: { STOREGLASS_MARKET: 'live' } }
  const move = ({ own, password }: Member, changes: { market?: Market; password?: string } = {}) =>
    [team.moveToMarket, { ...own, body: { market: 'live' as const, password, ...changes } }] as const

  test('the owner moves the organisation to the live market: what hangs on its apps goes, the rest stays', async () => {
    const before = await newMember(await open())
    const projectId = await before.addProject(sample.moorlight)
    await before.read(addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'en-US' } })
    const id = crypto.randomUUID()
    await before.read(createFolder, { ...before.own, body: { id, name: 'Praise' } })
    const api = await open(live)
    await addConnection(api, before, id, { name: 'Team key' })
    const owner = memberOf(api, before)
    expect(await owner.read(team.previewMarketMove, owner.own)).toEqual({
      targets: ['live'],
      apps: [expect.stringContaining('Moorlight')],
      competitors: 1,
      keywords: 0,
      notes: 0,
      reviews: 0,
      summaries: 0,
      connections: ['Team key'],
    })
    expect(await owner.call(...move(owner, { password: 'guessed' }))).toMatchObject({
      body: { error: 'WRONG_PASSWORD' },
    })
    expect(await owner.call(...move(owner, { market: 'archive' }))).toMatchObject({ status: 400 })
    expect(await owner.call(...move(owner))).toMatchObject({ status: 204 })
    expect(await owner.call(...move(owner))).toMatchObject({ status: 204 })

    const { organizationId } = owner.identity
    const rows = async (table: 'project' | 'competitor' | 'connection' | 'sample_key' | 'template_folder') =>
      (
        await api.services.db
          .selectFrom(table)
          .where('organisation_id', '=', organizationId)
          .select('organisation_id')
          .execute()
      ).length
    for (const table of ['project', 'competitor', 'connection', 'sample_key'] as const)
      expect(await rows(table)).toBe(0)
    expect(await rows('template_folder')).toBe(1)
    const { content } = await owner.read(getChanges, { ...owner.own, query: {} })
    expect(content.filter(({ action }) => action === 'market-changed')).toMatchObject([{ subject: 'live' }])
    // The token is of before: what is listed on the old market does not come along.
    const body = { apps: [{ ...sample.moorlight, locale: 'en-US' }] }
    expect(await owner.call(addApps, { ...owner.own, body })).toMatchObject({ status: 401 })
    const entered = await owner.read(team.switchOrganization, { params: { orgId: organizationId } })
    expect(entered.identity).toMatchObject({ market: 'live', organizationId })
  })

  test('nobody else moves it, a demo stays where it is, and a server has only its own market to offer', async () => {
    const sampleApi = await open()
    const owner = await newMember(sampleApi)
    expect((await owner.read(team.previewMarketMove, owner.own)).targets).toEqual([])
    expect(await owner.call(...move(owner))).toMatchObject({ status: 400 })
    const api = await open(live)
    const admin = await joinTeam(api, owner, 'admin')
    expect(await admin.call(...move(admin))).toMatchObject({ status: 403 })
    const demo = memberOf(api, await sampleApi.demoUser())
    expect((await demo.read(team.previewMarketMove, demo.own)).targets).toEqual([])
    expect(await demo.call(...move(demo))).toMatchObject({ status: 403 })
  })
})
