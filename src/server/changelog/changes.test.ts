import { expect, test } from 'vitest'
import { getChanges } from '#contract/changes.ts'
import {
  addCompetitor,
  addFavouriteCountry,
  removeApp,
  removeCompetitor,
  removeFavouriteCountry,
  trackCountry,
  untrackCountry,
} from '#contract/projects.ts'
import { renameConnection } from '#contract/connections/connections.ts'
import { changePermissions, inviteMember, renameOrganization } from '#contract/team.ts'
import { removeExpired } from '#server/maintenance.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'

const { moorlight, nappery } = sample
const DAY_MS = 86_400_000

describeOnDatabase('what changed in an organisation', (open) => {
  const pageOf = (member: Member, page = '1') =>
    member.read(getChanges, { params: { organizationId: member.identity.organizationId }, query: { page } })
  const changesOf = async (member: Member) =>
    (await pageOf(member)).content.map(({ action, subject }) => [action, subject].filter(Boolean).join(' '))

  test('MENU-077: who added, removed, tracked and starred what, newest first; what changes nothing is not told', async () => {
    const api = await open()
    const member = await newMember(api)
    const later = async (work: Promise<unknown>) => {
      await work
      api.clock.advance(1000)
    }
    const projectId = await member.addProject(moorlight)
    const params = { projectId }
    api.clock.advance(1000)
    for (let twice = 0; twice < 2; twice += 1) {
      await later(member.read(addCompetitor, { params, body: { ...nappery, locale: 'en-US' } }))
      await later(member.read(trackCountry, { params, body: { locale: 'de-DE' } }))
      await later(member.read(addFavouriteCountry, { params: { countryCode: 'SE' } }))
    }
    for (let twice = 0; twice < 2; twice += 1) {
      await later(member.read(removeFavouriteCountry, { params: { countryCode: 'SE' } }))
      await later(member.read(untrackCountry, { params: { ...params, locale: 'de-DE' } }))
      await later(member.read(removeCompetitor, { params: { ...params, trackId: nappery.trackId } }))
    }
    const [newest, ...others] = (await pageOf(member)).content
    const { firstName, lastName } = member.identity
    expect(newest).toMatchObject({
      action: 'competitor-removed',
      actor: `${firstName} ${lastName}`,
      project: { projectId, title: expect.stringContaining('Moorlight') },
    })
    expect(others.map(({ action, subject }) => [action, subject])).toEqual([
      ['country-untracked', 'de-DE'],
      ['favourite-removed', 'SE'],
      ['favourite-added', 'SE'],
      ['country-tracked', 'de-DE'],
      ['competitor-added', newest?.subject],
      ['app-added', null],
    ])
  })

  test('a write that is refused leaves no line, and other organisations are told nothing', async () => {
    const api = await open()
    const [member, other] = [await newMember(api), await newMember(api)]
    const params = { projectId: await member.addProject(moorlight) }
    await member.call(untrackCountry, { params: { ...params, locale: 'en-US' } })
    await member.call(addCompetitor, { params, body: { ...moorlight, locale: 'en-US' } })
    expect(await changesOf(member)).toEqual(['app-added'])
    expect(await changesOf(other)).toEqual([])
    const { organizationId } = member.identity
    const refused = await other.call(getChanges, { params: { organizationId }, query: {} })
    expect(refused).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })

  test('TEAM-002: a member hears of the team, but nothing of an app that is closed to them', async () => {
    const api = await open()
    const owner = await newMember(api)
    const projectId = await owner.addProject(moorlight)
    const colleague = await joinTeam(api, owner)
    expect(await changesOf(colleague)).toEqual(['app-added'])
    const { orgId } = owner.own.params
    const { userId, firstName, lastName } = colleague.identity
    const apps = [{ projectId, permission: 'none' as const }]
    await owner.read(changePermissions, {
      params: { orgId, userId },
      body: { role: 'member', account: 'edit', apps, grants: [] },
    })
    const told = await changesOf(colleague)
    expect(told).toEqual([`member-changed ${firstName} ${lastName}`])
    expect((await changesOf(owner)).some((one) => one === 'app-added')).toBe(true)
  })

  test('TEAM-005: connections are told to members who manage them, addresses and invitations to who manages the team', async () => {
    const api = await open()
    const owner = await newMember(api)
    await owner.addProject(moorlight)
    const [colleague, unnamed] = [await joinTeam(api, owner), await joinTeam(api, owner, 'admin')]
    const { db } = api.services
    const { userId } = unnamed.identity
    await db.updateTable('app_user').set({ first_name: '', last_name: '' }).where('id', '=', userId).execute()
    const connectionId = await addConnection(api, owner)
    await unnamed.read(renameConnection, { params: { connectionId }, body: { name: 'Secret plan' } })
    await unnamed.read(inviteMember, {
      ...owner.own,
      body: { email: 'new@example.com', permissions: { role: 'member', account: 'view', apps: [], grants: [] } },
    })
    await unnamed.read(renameOrganization, { ...owner.own, body: { name: 'Fogworks' } })
    const told = async (member: Member) =>
      (await pageOf(member)).content.map(({ action, actor, subject }) => [action, actor, subject])
    const { email } = unnamed.identity
    expect(await told(owner)).toEqual(
      expect.arrayContaining([
        ['connection-changed', email, 'Secret plan'],
        ['member-invited', email, 'new@example.com'],
        ['organisation-renamed', email, 'Fogworks'],
      ]),
    )
    const own = (await told(colleague)).filter(([action]) => action !== 'app-added')
    expect(own).toEqual([['organisation-renamed', '', 'Fogworks']])
    await setPermissions(api, colleague, { account: 'view', apps: {}, grants: ['connections/manage'] })
    const manager = await signInAgain(api, colleague)
    expect(await told(manager)).toContainEqual(['connection-changed', '', 'Secret plan'])
  })

  test('OP-69: an app is removed with all that is its own; its changes go on to be told', async () => {
    const api = await open()
    const member = await newMember(api)
    const projectId = await member.addProject(moorlight)
    await member.read(addCompetitor, { params: { projectId }, body: { ...nappery, locale: 'en-US' } })
    api.clock.advance(1000)
    const { orgId } = member.own.params
    const gone = { params: { orgId, trackId: moorlight.trackId }, query: { store: moorlight.store } }
    for (let twice = 0; twice < 2; twice += 1)
      expect(await member.call(removeApp, gone)).toEqual({ status: 204, body: null })
    const { db } = api.services
    for (const table of ['project', 'competitor'] as const)
      expect(await db.selectFrom(table).select('store').where('organisation_id', '=', orgId).execute()).toEqual([])
    const [newest] = (await pageOf(member)).content
    expect(newest).toMatchObject({ action: 'app-removed', project: { projectId } })
    expect(await member.addProject(moorlight)).not.toBe(projectId)
  })

  test('pages are of 25, and what is older than 400 days is forgotten', async () => {
    const api = await open()
    const member = await newMember(api)
    for (let turn = 0; turn < 13; turn += 1) {
      await member.read(addFavouriteCountry, { params: { countryCode: 'SE' } })
      await member.read(removeFavouriteCountry, { params: { countryCode: 'SE' } })
    }
    const second = await pageOf(member, '2')
    expect([second.content.length, second.totalPages]).toEqual([1, 2])
    api.clock.advance(401 * DAY_MS)
    await removeExpired(api.services, api.clock.now())
    const { db } = api.services
    const ofOwn = db.selectFrom('organisation_change').where('organisation_id', '=', member.identity.organizationId)
    expect(await ofOwn.select('id').execute()).toEqual([])
  })
})
