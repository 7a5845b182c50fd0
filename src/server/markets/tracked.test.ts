import { expect, test } from 'vitest'
import { addCompetitor, trackCountry } from '#contract/projects.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { trackedKeywords, trackedListings } from './tracked.ts'

/** An organisation with Moorlight in two countries and one competitor; then on the live market. */
async function newFollower(api: Api, keywords: Record<string, string[]>) {
  const member = await newMember(api)
  const { db } = api.services
  const { organizationId: organisationId } = member.identity
  const projectId = await member.addProject(sample.moorlight)
  await member.read(trackCountry, { params: { projectId }, body: { locale: 'de-DE' } })
  await member.read(addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'en-US' } })
  for (const [country, texts] of Object.entries(keywords))
    await trackKeywords(db, { organisationId, projectId, country, keywords: texts }, api.clock.now())
  await db.updateTable('organisation').set({ market: 'live' }).where('id', '=', organisationId).execute()
  return { organisationId, projectId }
}

const byTrackId = (a: { trackId: string }, b: { trackId: string }) => (a.trackId < b.trackId ? -1 : 1)
const apps = [sample.moorlight, sample.duskHarbour].toSorted(byTrackId)

describeOnDatabase('what the jobs read for a market', (open) => {
  test('each listing and each search once, whoever follows it, and only of organisations on the market', async () => {
    const api = await open()
    const { db } = api.services
    await newFollower(api, { US: ['fog', 'fog', 'hiking'], DE: ['nebel'] })
    const { organisationId, projectId } = await newFollower(api, { US: ['fog'] })
    const elsewhere = await newMember(api)
    await elsewhere.addProject(sample.facetFall)

    expect(await trackedListings(db, 'live')).toEqual(
      apps.flatMap((app) => [
        { ...app, locale: 'de-DE' },
        { ...app, locale: 'en-US' },
      ]),
    )
    const { store } = sample.moorlight
    const searches = await trackedKeywords(db, 'live', api.clock.now())
    expect(searches.toSorted((a, b) => (a.keyword < b.keyword ? -1 : 1))).toEqual([
      { store, locale: 'en-US', keyword: 'fog', apps, measuredOn: null },
      { store, locale: 'en-US', keyword: 'hiking', apps, measuredOn: null },
      { store, locale: 'de-DE', keyword: 'nebel', apps, measuredOn: null },
    ])
    expect(await trackedKeywords(db, 'sample', api.clock.now())).toEqual([])
    expect(await trackedListings(db, 'sample')).toEqual([{ ...sample.facetFall, locale: 'en-US' }])

    await db.deleteFrom('project').where('id', '=', projectId).execute()
    const kept = await db.selectFrom('tracked_keyword').select('organisation_id').execute()
    expect(kept).toHaveLength(3)
    expect(kept.some((row) => row.organisation_id === organisationId)).toBe(false)
  })
})
