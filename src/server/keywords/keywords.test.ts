import { expect, test, vi } from 'vitest'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import { getOverviewTrends } from '#contract/overview/history.ts'
import { getRankedKeywords, getTop30Keywords } from '#contract/overview/overview.ts'
import { addCompetitor } from '#contract/projects.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { recordRanks } from '#server/history/record-ranks.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import type { MarketSource } from '#server/markets/market.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase, type Open } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const params = { source: 'metadata' as const }
const body = { ...sample.moorlight, locale: 'de-DE' }

/** Also where it is not known. */
const isWithin = (value: number | null, least: number, most: number) =>
  value === null || (Number.isInteger(value) && value >= least && value <= most)

async function listed(member: Member, ref = body) {
  await vi.waitUntil(async () => (await member.read(getAllRankedKeywords, { body: ref })).status === 'DONE', 60_000)
  const answer = await member.read(getAllRankedKeywords, { body: ref })
  if (answer.status !== 'DONE') throw new Error('It was done')
  return answer
}

describeOnEachDatabase('ranked keywords themselves', (open) => {
  test('OP-75, KEY-006: as many as are counted, the same all day, and listed anew the next day', async () => {
    const api = await open()
    const member = await newMember(api)
    const { keywords, provenance } = await listed(member)
    expect(provenance).toMatchObject({ kind: 'sample' })
    await vi.waitUntil(async () => (await member.read(getRankedKeywords, { body })).status === 'DONE', 60_000)
    expect(await member.read(getRankedKeywords, { body })).toMatchObject({ keywordsCount: keywords?.length })
    expect(await (await newMember(await open())).read(getAllRankedKeywords, { body })).toMatchObject({ keywords })
    api.clock.advance(86_400_000)
    const tomorrow = await listed(await newMember(api))
    expect(Date.parse(tomorrow.provenance?.asOf ?? '')).toBeGreaterThanOrEqual(
      Date.parse(provenance?.asOf ?? '') + 80_000_000,
    )
  }, 150_000)

  test('KEY-029, API-010: twenty tabs that ask until it is done get one and the same list, which is worked out once', async () => {
    const { markets } = (await open()).services
    const rankedKeywords = vi.fn<MarketSource['rankedKeywords']>((ref, day) => markets.sample.rankedKeywords(ref, day))
    const counted = { ...markets, sample: { ...markets.sample, rankedKeywords } }
    const member = await newMember(await open({ services: { markets: counted } }))
    const elsewhere = { ...body, locale: 'en-US' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => listed(member, elsewhere)))
    expect(rankedKeywords.mock.calls).toEqual([[elsewhere, expect.any(String)]])
    expect(answers[0]?.keywords?.length).toBeGreaterThan(100)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  }, 150_000)

  test('an app that is unknown or not listed is refused at once', async () => {
    const member = await newMember(await open())
    for (const [ref, error] of [
      [{ store: 'APP_STORE' as const, trackId: '1', locale: 'en-US' }, 'APP_NOT_FOUND'],
      [{ ...sample.nappery, locale: 'fr-FR' }, 'APP_NOT_AVAILABLE'],
    ] as const) {
      expect(await member.call(getAllRankedKeywords, { body: ref })).toMatchObject({ status: 404, body: { error } })
      const suggested = await member.call(getKeywordSuggestions, { params, body: ref })
      expect(suggested).toMatchObject({ status: 404, body: { error } })
    }
  })
})

describeOnEachDatabase('keywords of the listing’s own texts', (open) => {
  test('KEY-002, OP-75: at most 60, most relevant first, with what the market says of each', async () => {
    const member = await newMember(await open())
    const { keywords, provenance } = await member.read(getKeywordSuggestions, { params, body })
    const found = keywords ?? []
    expect(found.length).toBeGreaterThan(20)
    expect(found.length).toBeLessThanOrEqual(60)
    const relevancies = found.map(({ relevancy }) => relevancy ?? -1)
    expect(relevancies).toEqual(relevancies.toSorted((a, b) => b - a))
    expect(found.map(({ keyword }) => keyword)).toContain('moorlight')
    expect(found.find(({ keyword }) => keyword === 'moorlight')).toMatchObject({ rank: 1, type: 'BRAND' })
    expect(found.filter(({ volume, difficulty }) => volume === null || difficulty === null)).toEqual([])
    expect(provenance).toMatchObject({ kind: 'sample' })
    expect(await member.read(getKeywordSuggestions, { params, body })).toEqual({ keywords, provenance })
  })

  test('KEY-012, KEY-013, KEY-014: volume is 5 to 100, difficulty 1 to 100, relevancy 0 to 100', async () => {
    const member = await newMember(await open())
    const { keywords } = await member.read(getKeywordSuggestions, { params, body })
    const outside = (keywords ?? []).filter(
      ({ volume, difficulty, relevancy }) =>
        !isWithin(volume, 5, 100) || !isWithin(difficulty, 1, 100) || !isWithin(relevancy, 0, 100),
    )
    for (const metric of ['volume', 'difficulty', 'relevancy'] as const)
      expect(keywords?.filter((keyword) => keyword[metric] !== null).length).toBeGreaterThan(20)
    expect(outside).toEqual([])
  })

  test('KEY-009: a keyword has the same metrics here and among the ranked ones', async () => {
    const member = await newMember(await open())
    const ranked = new Map(((await listed(member)).keywords ?? []).map((one) => [one.keyword, one]))
    const { keywords } = await member.read(getKeywordSuggestions, { params, body })
    const both = (keywords ?? []).filter(({ keyword }) => ranked.has(keyword))
    expect(both.length).toBeGreaterThan(3)
    expect(both).toMatchObject(both.map(({ keyword }) => ranked.get(keyword)))
  })
})

/** The sample market's listings on a market that must be searched keyword by keyword, as the stores are. */
async function openLive(open: Open): Promise<Api> {
  const { markets } = (await open()).services
  const live: MarketSource = {
    ...markets.sample,
    id: 'live',
    pastDays: 0,
    rankedKeywords: (ref, day) => markets.live.rankedKeywords(ref, day),
    keywordMetrics: (ref, day, keywords) => markets.live.keywordMetrics(ref, day, keywords),
  }
  return open({ env: { STOREGLASS_MARKET: 'live' }, services: { markets: { ...markets, live } } })
}

describeOnEachDatabase('keywords of a market that the jobs search', (open) => {
  test('only what the own organisation tracks, with its kept ranks; nothing of another one', async () => {
    const api = await openLive(open)
    const { db } = api.services
    const day = (ago: number) => dayOf(api.clock.now().getTime() - ago * 86_400_000)
    const app = sample.moorlight
    const rank = (keyword: string, place: number | null, ago = 0) => ({
      app,
      country: 'DE',
      keyword,
      day: day(ago),
      rank: place,
    })
    await recordRanks(db, 'live', [
      rank('moorlight', 4),
      rank('moorlight', 9, 30),
      rank('einschlafen', 2),
      rank('regen', null),
      rank('schlaf', 1, 40),
      rank('geheim', 1),
    ])
    const member = await newMember(api)
    const projectId = await member.addProject({ ...sample.nappery, locale: 'de-DE' })
    // How much has been searched for is told besides.
    const nothing = { status: 'DONE', keywords: null, provenance: null, pool: { searched: 0 } }
    expect(await member.read(getAllRankedKeywords, { body })).toMatchObject(nothing)

    await member.read(addCompetitor, { params: { projectId }, body })
    const { organizationId: organisationId } = member.identity
    const keywords = ['moorlight', 'einschlafen', 'regen', 'schlaf']
    await trackKeywords(db, { organisationId, projectId, country: 'DE', keywords }, api.clock.now())
    const unknown = { volume: null, difficulty: null, relevancy: null, appsCount: null, type: null }
    expect(await member.read(getAllRankedKeywords, { body })).toMatchObject({
      keywords: [
        { keyword: 'einschlafen', rank: 2, change: null, ...unknown },
        { keyword: 'moorlight', rank: 4, change: 5, ...unknown },
      ],
      provenance: { kind: 'measured', asOf: `${day(0)}T00:00:00.000Z` },
    })
    const provenance = { kind: 'measured', asOf: `${day(0)}T00:00:00.000Z` }
    // Of "moorlight" alone the rank of 30 days ago is known, and it was among the first 200 then.
    const counted = { status: 'DONE', keywordsCount: 2, delta: 0, provenance }
    expect(await member.read(getRankedKeywords, { body })).toMatchObject(counted)
    expect(await member.read(getTop30Keywords, { body })).toMatchObject(counted)
    const { rankedKeywords } = await member.read(getOverviewTrends, { query: body })
    expect(rankedKeywords).toEqual([{ date: day(0), value: 2 }])
    const suggested = await member.read(getKeywordSuggestions, { params, body })
    expect(suggested.keywords).toContainEqual({ keyword: 'moorlight', rank: 4, change: 5, ...unknown, owner: null })
    expect(suggested.keywords?.filter(({ rank }) => rank !== null).length).toBeLessThanOrEqual(2)
    expect(suggested.provenance).toMatchObject({ kind: 'measured' })

    const stranger = await newMember(api)
    expect(await stranger.read(getAllRankedKeywords, { body })).toMatchObject(nothing)
    const uncounted = { status: 'DONE', keywordsCount: null, delta: null, provenance: null }
    expect(await stranger.read(getRankedKeywords, { body })).toMatchObject(uncounted)
    const { keywords: words } = await stranger.read(getKeywordSuggestions, { params, body })
    expect(words?.filter((word) => word.rank !== null)).toEqual([])
  })
})
