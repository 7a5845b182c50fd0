import { expect, test } from 'vitest'
import type { AppPermission, GrantablePrivilege } from '#contract/protocol/access.ts'
import { getAsoScore } from '#contract/overview/overview.ts'
import * as projects from '#contract/projects.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'

const locale = 'en-US'
const rival = { ...sample.duskHarbour, locale }

/** An owner with two apps, and a member of their team. */
async function newTeam(open: Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0]) {
  const api = await open()
  const owner = await newMember(api)
  const moorlight = await owner.addProject(sample.moorlight)
  const facetFall = await owner.addProject(sample.facetFall)
  await owner.read(projects.addCompetitor, { params: { projectId: moorlight }, body: rival })
  await owner.read(projects.trackCountry, { params: { projectId: moorlight }, body: { locale: 'de-DE' } })
  const member = await joinTeam(api, owner)
  const allow = (
    account: AppPermission,
    apps: Record<string, AppPermission> = {},
    grants: GrantablePrivilege[] = [],
  ): Promise<void> => setPermissions(api, member, { account, apps, grants })
  return { api, owner, member, moorlight, facetFall, allow }
}

type Call = (member: Member, projectId: string) => Promise<{ body: object | null }>
const reads: Call[] = [
  (member, projectId) => member.call(projects.getCompetitors, { params: { projectId }, query: { locale } }),
  (member, projectId) => member.call(getAsoScore, { params: { projectId }, query: { locale } }),
]
const writes: Call[] = [
  (member, projectId) => member.call(projects.addCompetitor, { params: { projectId }, body: rival }),
  (member, projectId) => member.call(projects.removeCompetitor, { params: { projectId, trackId: rival.trackId } }),
  (member, projectId) => member.call(projects.trackCountry, { params: { projectId }, body: { locale: 'sv-SE' } }),
  (member, projectId) => member.call(projects.untrackCountry, { params: { projectId, locale: 'sv-SE' } }),
]

const outcomes = (calls: Call[], member: Member, projectId: string) =>
  Promise.all(calls.map(async (one) => (await one(member, projectId)).body)).then((bodies) =>
    bodies.map((body) => (body && 'error' in body ? String(body.error) : 'ok')),
  )
const inTurn = async (calls: Call[], member: Member, projectId: string) => {
  const said: string[] = []
  for (const one of calls) said.push(...(await outcomes([one], member, projectId)))
  return said
}
const all = (calls: Call[], outcome: string) => calls.map(() => outcome)
const seen = async (member: Member) => (await member.read(projects.getProjects, member.own)).map((one) => one.projectId)

describeOnEachDatabase('permissions of a member', (open) => {
  test("TEAM-002: an account's permission holds for every app without one of its own", async () => {
    const { member, moorlight, facetFall, allow } = await newTeam(open)
    await allow('view', { [facetFall]: 'edit' })
    expect(await seen(member)).toEqual([moorlight, facetFall])
    expect(await outcomes(reads, member, moorlight)).toEqual(all(reads, 'ok'))
    expect(await inTurn(writes, member, moorlight)).toEqual(all(writes, 'FORBIDDEN'))
    expect(await inTurn(writes, member, facetFall)).toEqual(all(writes, 'ok'))
  })

  test('TEAM-002: the list of apps says which of them may only be looked at', async () => {
    const { owner, member, moorlight, facetFall, allow } = await newTeam(open)
    await allow('view', { [facetFall]: 'edit' })
    const permissions = async (who: Member) =>
      Object.fromEntries(
        (await who.read(projects.getProjects, who.own)).map(({ projectId, permission }) => [projectId, permission]),
      )
    expect(await permissions(member)).toEqual({ [moorlight]: 'view', [facetFall]: undefined })
    expect(await permissions(owner)).toEqual({ [moorlight]: undefined, [facetFall]: undefined })
  })

  test('TEAM-002: an app without permission is as one that does not exist', async () => {
    const { member, moorlight, facetFall, allow } = await newTeam(open)
    await allow('edit', { [moorlight]: 'none' })
    expect(await seen(member)).toEqual([facetFall])
    expect(await outcomes(reads, member, moorlight)).toEqual(all(reads, 'PROJECT_NOT_FOUND'))
    expect(await inTurn(writes, member, moorlight)).toEqual(all(writes, 'PROJECT_NOT_FOUND'))
    await allow('none')
    expect(await seen(member)).toEqual([])
  })

  test('TEAM-002: a change of permissions holds for the next request, with the token of before', async () => {
    const { member, moorlight, allow } = await newTeam(open)
    await allow('edit')
    expect(await inTurn(writes, member, moorlight)).toEqual(all(writes, 'ok'))
    await allow('view')
    expect(await inTurn(writes, member, moorlight)).toEqual(all(writes, 'FORBIDDEN'))
    await allow('none')
    expect(await outcomes(reads, member, moorlight)).toEqual(all(reads, 'PROJECT_NOT_FOUND'))
  })

  test('TEAM-005: only a member who was granted it adds apps, sees what they added, and not the others', async () => {
    const { api, member, allow } = await newTeam(open)
    const apps = [{ ...sample.nappery, locale }]
    const add = (as: Member) => as.call(projects.addApps, { ...as.own, body: { apps } })
    await allow('none')
    expect((await add(member)).body).toMatchObject({ error: 'FORBIDDEN', details: { privilege: 'apps/manage' } })
    await allow('none', {}, ['apps/manage'])
    const granted = await signInAgain(api, member)
    const { list } = (await add(granted)).body as { list: projects.Project[] }
    expect(list.map(({ trackId }) => trackId)).toEqual([sample.nappery.trackId])
    expect(await inTurn(writes, granted, list[0]?.projectId ?? '')).toEqual(all(writes, 'ok'))
  })
  test('OP-69, TEAM-005: who was granted apps removes those that they may edit; others stay', async () => {
    const { api, owner, member, moorlight, facetFall, allow } = await newTeam(open)
    const remove = (as: Member, { trackId, store }: typeof sample.moorlight) =>
      as.call(projects.removeApp, { params: { ...as.own.params, trackId }, query: { store } })
    await allow('none', { [moorlight]: 'view' }, ['apps/manage'])
    const granted = await signInAgain(api, member)
    expect((await remove(granted, sample.moorlight)).body).toMatchObject({ error: 'FORBIDDEN' })
    // As one that does not exist, whose removal changes nothing.
    expect((await remove(granted, sample.facetFall)).status).toBe(204)
    expect(await seen(owner)).toEqual([moorlight, facetFall])
    await allow('none', { [moorlight]: 'edit' }, ['apps/manage'])
    expect((await remove(granted, sample.moorlight)).status).toBe(204)
    expect(await seen(owner)).toEqual([facetFall])
  })
})
