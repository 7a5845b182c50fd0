import { addCompetitor, getCompetitors, removeCompetitor } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { expect, test } from 'vitest'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { atTheSameTime, newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, duskHarbour, nappery, facetFall, prismPicnic, orchardDrop, trailmoss } = sample
const inUs = (app: AppRef) => ({ ...app, locale: 'en-US' })

describeOnDatabase('competitors', (open) => {
  async function memberWithProject(app: AppRef = moorlight) {
    const member = await newMember(await open())
    const params = { projectId: await member.addProject(app) }
    return { member, params }
  }
  const trackIds = async (member: Member, projectId: string) => {
    const { content } = await member.read(getCompetitors, { params: { projectId }, query: { locale: 'en-US' } })
    return content.map(({ trackId }) => trackId)
  }

  test('COMP-001, API-013, OP-46: an added competitor is answered and listed, oldest first', async () => {
    const { member, params } = await memberWithProject()
    const added = await member.call(addCompetitor, { params, body: inUs(duskHarbour) })
    expect(added).toMatchObject({ status: 201, body: { ...duskHarbour, name: 'Dusk Harbour: Sleep Stories' } })
    await member.read(addCompetitor, { params, body: inUs(nappery) })

    const list = await member.read(getCompetitors, { params, query: { locale: 'en-US' } })
    expect(list).toMatchObject({ pageNumber: 1, pageSize: 300, totalPages: 1 })
    expect(list.content[0]).toEqual(added.body)
    expect(list.content[1]).toMatchObject(nappery)
  })

  test('COMP-009: names are those of the locale, and where an app is not listed the name it was added with', async () => {
    const { member, params } = await memberWithProject(facetFall)
    for (const app of [moorlight, nappery]) await member.read(addCompetitor, { params, body: inUs(app) })
    const french = await member.read(getCompetitors, { params, query: { locale: 'fr-FR' } })
    const english = await member.read(getCompetitors, { params, query: { locale: 'en-US' } })
    expect(french.content[0]?.name).not.toBe(english.content[0]?.name)
    expect(french.content[1]).toEqual(english.content[1])
  })

  test('COMP-004: the list is paged', async () => {
    const { member, params } = await memberWithProject()
    for (const app of [duskHarbour, nappery, facetFall]) await member.read(addCompetitor, { params, body: inUs(app) })
    const page = (page: string) => member.read(getCompetitors, { params, query: { locale: 'en-US', size: '2', page } })
    expect(await page('1')).toMatchObject({
      content: [duskHarbour, nappery],
      pageNumber: 1,
      pageSize: 2,
      totalPages: 2,
    })
    expect(await page('2')).toMatchObject({ content: [facetFall], totalPages: 2 })
    expect(await page('3')).toMatchObject({ content: [], pageNumber: 3, totalPages: 2 })
  })

  test('a competitor not listed in the locale is added with its name from elsewhere', async () => {
    const { member, params } = await memberWithProject()
    const added = await member.call(addCompetitor, { params, body: { ...nappery, locale: 'fr-FR' } })
    expect(added).toMatchObject({ status: 201, body: nappery })
  })

  test('adding one twice changes nothing and uses no slot', async () => {
    const { member, params } = await memberWithProject()
    await member.endTrial()
    for (const app of [duskHarbour, duskHarbour, nappery, duskHarbour, facetFall, facetFall]) {
      expect(await member.call(addCompetitor, { params, body: inUs(app) })).toMatchObject({ status: 201, body: app })
    }
    expect(await trackIds(member, params.projectId)).toEqual(
      [duskHarbour, nappery, facetFall].map((app) => app.trackId),
    )
  })

  test.each<[string, AppRef, string]>([
    ['an app nobody knows', { store: 'APP_STORE', trackId: '1' }, 'APP_NOT_FOUND'],
    ["the project's own app", moorlight, 'COMPETITOR_IS_OWN_APP'],
    ['an app of the other store', trailmoss, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, app, error) => {
    const { member, params } = await memberWithProject()
    expect(await member.call(addCompetitor, { params, body: inUs(app) })).toMatchObject({ body: { error } })
    expect(await trackIds(member, params.projectId)).toEqual([])
  })

  test('COMP-015: without a free slot the answer says the limit; a removal frees one', async () => {
    const { member, params } = await memberWithProject()
    await member.endTrial()
    for (const app of [duskHarbour, nappery, facetFall]) await member.read(addCompetitor, { params, body: inUs(app) })
    const refused = await member.call(addCompetitor, { params, body: inUs(prismPicnic) })
    const [first, second, third] = [duskHarbour, nappery, facetFall].map(({ trackId }) => trackId)
    const details = {
      limit: 3,
      trackIds: [first, second, third],
      competitors: ['Dusk Harbour: Sleep Stories', 'Nappery: White Noise & Naps', 'Facet Fall: Gem Puzzle'],
    }
    expect(refused).toMatchObject({ status: 409, body: { error: 'INSUFFICIENT_SLOTS', details } })

    await member.read(removeCompetitor, { params: { ...params, trackId: nappery.trackId } })
    expect(await member.call(addCompetitor, { params, body: inUs(prismPicnic) })).toMatchObject({ status: 201 })
  })

  test('additions at the same time never pass the limit together', { repeats: 3 }, async () => {
    const { member, params } = await memberWithProject()
    await member.endTrial()
    const rivals = [duskHarbour, nappery, facetFall, prismPicnic, orchardDrop]
    const answers = await atTheSameTime(member, rivals, (app) =>
      member.call(addCompetitor, { params, body: inUs(app) }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(await trackIds(member, params.projectId)).toHaveLength(3)
  })

  test('slots count per project', async () => {
    const { member, params } = await memberWithProject()
    const second = await member.addProject(facetFall)
    await member.read(addCompetitor, { params, body: inUs(prismPicnic) })
    expect(await trackIds(member, second)).toEqual([])
  })

  test('removing one that is not there changes nothing', async () => {
    const { member, params } = await memberWithProject()
    await member.read(addCompetitor, { params, body: inUs(nappery) })
    for (const trackId of [duskHarbour.trackId, duskHarbour.trackId, '1']) {
      expect(await member.call(removeCompetitor, { params: { ...params, trackId } })).toEqual({
        status: 204,
        body: null,
      })
    }
    expect(await trackIds(member, params.projectId)).toEqual([nappery.trackId])
  })

  test('a project that does not exist', async () => {
    const { member } = await memberWithProject()
    const params = { projectId: crypto.randomUUID() }
    const missing = { status: 404, body: { error: 'PROJECT_NOT_FOUND' } }
    expect(await member.call(getCompetitors, { params, query: { locale: 'en-US' } })).toMatchObject(missing)
    expect(await member.call(addCompetitor, { params, body: inUs(nappery) })).toMatchObject(missing)
    expect(await member.call(removeCompetitor, { params: { ...params, trackId: '1' } })).toMatchObject(missing)
  })
})
