import { expect, test } from 'vitest'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { getFeaturings } from '#contract/overview/overview.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { addCompetitor, getCompetitors } from '#contract/projects.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const { moorlight, duskHarbour, nappery } = sample

async function withCompetitors(member: Member) {
  const projectId = await member.addProject(moorlight)
  for (const { trackId, store } of [duskHarbour, nappery])
    await member.read(addCompetitor, { params: { projectId }, body: { trackId, store, locale: 'en-US' } })
  return projectId
}

describeOnDatabase('changes of competitors', (open) => {
  test('OV-039: what is dated of each competitor in the last 30 days, and of nobody else', async () => {
    const api = await open()
    const member = await newMember(api)
    const projectId = await withCompetitors(member)
    const asked = { params: { projectId }, query: { locale: 'en-US' } }
    const { days, competitors, provenance } = await member.read(getCompetitorChanges, asked)
    const listed = await member.read(getCompetitors, asked)
    expect(days).toBe(30)
    expect(provenance?.kind).toBe('sample')
    expect(
      competitors.map(({ trackId, store, name, iconUrl, developerName }) => ({
        trackId,
        store,
        name,
        iconUrl,
        developerName,
      })),
    ).toEqual(listed.content)
    const since = daysBefore(api.clock.now(), 30)
    for (const { trackId, store, versions, changes, events, featured } of competitors) {
      const told = [
        ...(versions ?? []).map(({ releasedAt }) => releasedAt?.slice(0, 10)),
        ...(changes ?? []).map(({ day }) => day),
        ...(featured ?? []).map(({ date }) => date),
      ]
      expect(told.filter((day) => day === undefined || day < since)).toEqual([])
      expect(events?.every((event) => event.trackId === trackId && event.country === 'US')).toBe(true)
      expect(featured?.every(({ country }) => country === 'US')).toBe(true)
      const all = await member.read(getListingChanges, { query: { trackId, store, locale: 'en-US' } })
      expect(changes).toEqual(all.changes?.filter(({ day }) => day >= since))
    }
    expect(competitors.flatMap(({ versions }) => versions ?? []).length).toBeGreaterThan(0)
  })

  test('a competitor that is not listed in the country has nothing known of it there', async () => {
    const member = await newMember(await open())
    const projectId = await withCompetitors(member)
    const { competitors } = await member.read(getCompetitorChanges, {
      params: { projectId },
      query: { locale: 'fr-FR' },
    })
    const absent = competitors.find(({ trackId }) => trackId === nappery.trackId)
    expect(absent).toMatchObject({ versions: null, changes: null, events: null, featured: null })
  })

  test("another organisation's project, and a plan without the overview", async () => {
    const api = await open()
    const [owner, stranger] = [await newMember(api), await newMember(api)]
    const asked = { params: { projectId: await withCompetitors(owner) }, query: { locale: 'en-US' } }
    expect(await stranger.call(getCompetitorChanges, asked)).toMatchObject({
      status: 404,
      body: { error: 'PROJECT_NOT_FOUND' },
    })
    await owner.endTrial()
    expect(await owner.call(getCompetitorChanges, asked)).toMatchObject({
      status: 403,
      body: { error: 'FEATURE_LOCKED' },
    })
  })
})

describeOnDatabase('featurings', (open) => {
  test('OV-057: each with its day, country and place, newest first, only where the app is listed, as far back as asked', async () => {
    const api = await open()
    const member = await newMember(api)
    const { days, countries, featured } = await member.read(getFeaturings, { query: { ...moorlight, days: '90' } })
    expect(days).toBe(90)
    const dates = (featured ?? []).map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(dates.at(-1)! >= daysBefore(api.clock.now(), 90)).toBe(true)
    expect(new Set(featured?.map(({ country }) => country))).toEqual(new Set(countries))
    expect(featured?.every(({ place }) => place !== null)).toBe(true)
    expect(countries).not.toContain('BR')
    expect((await member.read(getFeaturings, { query: { ...moorlight, days: '9999' } })).days).toBe(400)
  })
})
