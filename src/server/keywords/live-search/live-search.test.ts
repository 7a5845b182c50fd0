import { expect, test } from 'vitest'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import { daysBefore } from '#contract/protocol/days.ts'
import { recordResults } from '#server/history/result-lists.ts'
import { recordOrigin } from '#server/history/result-origins.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import { removeExpired } from '#server/maintenance.ts'
import type { TermQuery } from '#server/markets/market.ts'
import { describeOnDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const inApple = { store: 'APP_STORE' as const, locale: 'en-US', term: 'White  Noise' }

describeOnDatabase('live search in the sample market', (open) => {
  test('KEY-005: up to 200 apps, of Google Play 30, with their stars; screenshots of the first ten', async () => {
    const member = await newMember(await open())
    const { apps, provenance } = await member.read(getLiveSearch, { body: inApple })
    expect(provenance).toMatchObject({ kind: 'sample' })
    expect(apps?.length).toBeGreaterThan(15)
    expect(apps?.[0]).toMatchObject({ store: 'APP_STORE', rating: expect.any(Number), subtitle: expect.any(String) })
    expect(apps?.map(({ screenshots }) => screenshots.length > 0)).toEqual(apps?.map((_, index) => index < 10))
    expect(apps?.map(({ trackId }) => trackId)).toContain(sample.moorlight.trackId)

    const many = await member.read(getLiveSearch, { body: { ...inApple, term: 'free' } })
    expect(many.apps).toHaveLength(200)
    const play = await member.read(getLiveSearch, { body: { ...inApple, store: 'GOOGLE_PLAY', term: 'free' } })
    expect(play.apps).toHaveLength(30)
  })

  test('KEY-005: what was listed yesterday, or on another of the last 90 days', async () => {
    const api = await open()
    const member = await newMember(api)
    const { before, days } = await member.read(getLiveSearch, { body: inApple })
    expect(days).toHaveLength(90)
    expect(before).toMatchObject({ day: daysBefore(api.clock.now(), 1), trackIds: expect.any(Array) })
    expect(before?.titles[sample.moorlight.trackId]).toContain('Moorlight')
    const comparedTo = daysBefore(api.clock.now(), 60)
    const older = await member.read(getLiveSearch, { body: { ...inApple, comparedTo } })
    expect(older.before).toMatchObject({ day: comparedTo })
    expect(older.before?.trackIds).not.toEqual(before?.trackIds)
    const tooOld = { ...inApple, comparedTo: daysBefore(api.clock.now(), 120) }
    expect((await member.read(getLiveSearch, { body: tooOld })).before).toBeNull()
  })
})

/** The sample market's apps in a market whose past only the jobs know. */
async function openLive(open: Open, isDown = false, origin?: SearchOrigin) {
  const { markets } = (await open()).services
  const storeResults = async (query: TermQuery) => {
    if (isDown) throw new Error('403')
    const results = await markets.sample.storeResults(query)
    return results && { ...results, ...(origin && { origin }) }
  }
  const live = { ...markets.sample, id: 'live' as const, pastDays: 0, storeResults }
  return open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
}

describeOnDatabase('live search in the stores', (open) => {
  const day = (ago: number, now: Date) => daysBefore(now, ago)
  const apps = [sample.moorlight, sample.duskHarbour].map(({ trackId }, i) => ({ trackId, title: `App ${i}` }))

  test('KEY-005: the list of a tracked keyword is kept for 90 days, for those who track it', async () => {
    const api = await openLive(open)
    const { db } = api.services
    const now = api.clock.now()
    const key = { store: 'APP_STORE' as const, country: 'US', keyword: 'white noise' }
    await recordResults(db, 'live', { ...key, day: day(95, now), apps, leaders: [] })
    await recordResults(db, 'live', { ...key, day: day(3, now), apps: apps.slice(0, 1), leaders: [] })
    await recordResults(db, 'live', { ...key, day: day(3, now), apps: apps.toReversed(), leaders: [] })
    await recordResults(db, 'live', { ...key, day: day(1, now), apps, leaders: [] })
    await recordResults(db, 'live', { ...key, day: day(0, now), apps, leaders: [] })
    const member = await newMember(api)
    expect(await member.read(getLiveSearch, { body: inApple })).toMatchObject({ before: null, days: [] })

    const projectId = await member.addProject(sample.moorlight)
    const { organizationId: organisationId } = member.identity
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords: ['white noise'] }, now)
    const ids = apps.map(({ trackId }) => trackId)
    const titles = Object.fromEntries(apps.map(({ trackId, title }) => [trackId, title]))
    expect(await member.read(getLiveSearch, { body: inApple })).toMatchObject({
      before: { day: day(1, now), trackIds: ids, titles },
      days: [day(1, now), day(3, now), day(95, now)],
      provenance: { kind: 'measured' },
    })
    const earlier = await member.read(getLiveSearch, { body: { ...inApple, comparedTo: day(3, now) } })
    expect(earlier.before?.trackIds).toEqual(ids.toReversed())
    await removeExpired({ db }, now)
    expect((await member.read(getLiveSearch, { body: inApple })).days).toEqual([day(1, now), day(3, now)])

    const stranger = await newMember(api)
    await stranger.addProject(sample.moorlight)
    expect(await stranger.read(getLiveSearch, { body: inApple })).toMatchObject({ before: null, days: [] })
  })

  test('an earlier list in the order of another source is not compared with', async () => {
    const api = await openLive(open, false, 'store')
    const { db } = api.services
    const now = api.clock.now()
    const key = { store: 'APP_STORE' as const, country: 'US', keyword: 'white noise' }
    const member = await newMember(api)
    const projectId = await member.addProject(sample.moorlight)
    const { organizationId: organisationId } = member.identity
    await trackKeywords(db, { organisationId, projectId, country: 'US', keywords: ['white noise'] }, now)
    for (const ago of [5, 4, 3, 1]) await recordResults(db, 'live', { ...key, day: day(ago, now), apps, leaders: [] })
    await recordOrigin(db, 'live', { ...key, day: day(4, now), origin: 'store' })
    await recordOrigin(db, 'live', { ...key, day: day(1, now), origin: 'page' })
    const answer = await member.read(getLiveSearch, { body: inApple })
    expect(answer).toMatchObject({ origin: 'store', days: [day(3, now), day(4, now)], before: { day: day(3, now) } })
    const other = { ...inApple, comparedTo: day(5, now) }
    expect((await member.read(getLiveSearch, { body: other })).before).toBeNull()
  })

  test('ERR-059: a store that does not answer has no list now', async () => {
    const member = await newMember(await openLive(open, true))
    expect(await member.read(getLiveSearch, { body: inApple })).toEqual({
      apps: null,
      before: null,
      days: [],
      provenance: null,
    })
  })
})
