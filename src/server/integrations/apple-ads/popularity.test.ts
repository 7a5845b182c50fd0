import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { UtcDay } from '#contract/protocol/days.ts'
import { adsApps, failureOf, serveAds, type ServedAds } from '#tests/support/providers/apple-ads.ts'
import type { AppleAds } from './apple-ads.ts'
import { isKeptWeek, latestWeek, readWeek } from './popularity-week.ts'

let ads: ServedAds
let client: AppleAds
beforeAll(async () => {
  ads = await serveAds()
  client = ads.open((await ads.giveOut()).credentials)
})
afterAll(() => ads.stop())

describe('what a country searches for in a week', () => {
  const ask = (country: string, week: UtcDay = '2026-06-07') =>
    client.popularityWeek({ country, week, rowsOfWeekBefore: null })

  test('is told genre by genre: the same each time, and a little else the week before', async () => {
    const week = await ask('JP')
    expect(week).toMatchObject({ country: 'JP', week: '2026-06-07', dropped: 0, quarantine: null })
    expect(week.terms.length).toBeGreaterThan(500)
    expect(new Set(week.terms.map(({ genre }) => genre)).size).toBeGreaterThan(8)
    const games = week.terms.filter(({ genre }) => genre === 'GAMES')
    expect(games.map(({ rankInGenre }) => rankInGenre)).toEqual(games.map((_, at) => at + 1))
    expect(games[0]?.searchPopularityInGenre).toBe(100)
    expect(await ask('JP')).toEqual(week)
    const before = await ask('JP', '2026-05-31')
    expect(before.terms).not.toEqual(week.terms)
    expect(before.terms).toHaveLength(week.terms.length)
  })

  test('of a country without rows is no quiet week, but none', async () => {
    expect(await ask('BR')).toMatchObject({ terms: [], quarantine: 'few-rows' })
  })

  test('is read page after page', async () => {
    const rows = (from: number, count: number) => ({
      status: 200,
      body: {
        result: { rows: Array.from({ length: count }, (_, at) => row(from + at)) },
        pagination: { pageSize: 400 },
      },
    })
    ads.faults.on('/search-term-popularity/', rows(0, 400), rows(400, 200))
    expect((await ask('US')).terms).toHaveLength(600)
  })

  test('is not asked for before Apple tells it, nor when it is not kept any more, nor by halves', async () => {
    ads.sent.length = 0
    for (const week of ['2026-06-14', '2025-03-09', '2026-06-08'] as const) {
      expect(await failureOf(ask('US', week))).toMatchObject({ kind: 'refused' })
    }
    expect(ads.sent).toEqual([])
  })
})

describe('a week', () => {
  test.each([
    ['2026-06-15T06:59:59Z', '2026-05-31'],
    ['2026-06-15T07:00:00Z', '2026-06-07'],
    ['2026-06-20T23:00:00Z', '2026-06-07'],
    ['2026-06-21T12:00:00Z', '2026-06-07'],
  ] as const)('at %s: the last one that Apple has told is that of %s', (now, week) => {
    expect(latestWeek(new Date(now))).toBe(week)
    expect(isKeptWeek(week, new Date(now))).toBe(true)
  })

  const about = { country: 'US', week: '2026-06-07' as const }
  const rows = (count: number, change: (at: number) => object = () => ({})) =>
    Array.from({ length: count }, (_, at) => ({ ...row(at), ...change(at) }))

  test.each([
    ['of 499 rows', rows(499), null, 'few-rows'],
    ['of 500 rows', rows(500), null, null],
    ['of two genres', rows(600, (at) => ({ genre: ['GAMES', 'TRAVEL'][at % 2] })), null, 'few-genres'],
    ['with one value', rows(600, (at) => ({ searchPopularity1to100: at < 580 ? 50 : 51 })), null, 'one-value'],
    ['with one value in 95 of 100', rows(600, (at) => ({ searchPopularity1to100: at < 570 ? 50 : 51 })), null, null],
    ['that lost most rows', rows(599), 2000, 'shrunk'],
    ['that lost many rows', rows(600), 2000, null],
  ] as const)('%s', (_, given, before, quarantine) => {
    expect(readWeek(about, given, before).quarantine).toBe(quarantine)
  })

  test('leaves out rows that are none, and counts them', () => {
    const bad = [{ ...row(1), rankInGenre: 501 }, { ...row(1), searchTerm: ' ' }, { searchTerm: 'x' }, null]
    const week = readWeek(about, [...rows(498), ...bad, { ...row(7), searchTerm: ' Rain  ' }], null)
    expect(week).toMatchObject({ dropped: 4, quarantine: 'few-rows' })
    expect(week.terms.at(-1)?.searchTerm).toBe('rain')
  })
})

describe('suggested keywords', () => {
  test('are like the app, or like the terms, most popular first', async () => {
    const [appId] = adsApps
    const own = await client.suggestKeywords({ appId, terms: [], countries: ['DE'] })
    expect(own.length).toBeGreaterThan(10)
    const popularity = own.map((each) => each.popularity ?? -1)
    expect(popularity).toEqual(popularity.toSorted((a, b) => b - a))
    const like = await client.suggestKeywords({ appId, terms: ['regengeräusche'], countries: ['DE'] })
    expect(like.length).toBeGreaterThan(0)
    expect(like).not.toEqual(own)
  })

  test('are told for apps of the account alone', async () => {
    expect(await failureOf(client.suggestKeywords({ appId: '1', terms: [], countries: ['US'] }))).toMatchObject({
      kind: 'refused',
      detail: 'The account does not have this app.',
    })
  })
})

describe('the popularity of phrases', () => {
  test('is told of those that Apple knows, without an app and without a country', async () => {
    ads.sent.length = 0
    const told = await client.phrasePopularity(['Rain Sounds', 'qqqq zzzz'])
    expect([...told]).toEqual([['rain sounds', expect.any(Number)]])
    const [sent] = ads.sent
    expect(sent?.path).toBe('/suggestions/phrases/query')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      filters: [
        { field: 'queryType', operator: 'EQUALS', value: ['SEARCH'] },
        { field: 'phrase', operator: 'IN', value: ['Rain Sounds', 'qqqq zzzz'] },
      ],
    })
  })

  test('is read page after page, and what is no share of 100 is brought to one', async () => {
    const page = (from: number, count: number) => ({
      status: 200,
      body: {
        result: Array.from({ length: count }, (_, at) => ({ phrase: `phrase ${from + at}`, popularity: 120 - from })),
        pagination: { pageSize: 60 },
      },
    })
    ads.faults.on('/suggestions/phrases/', page(0, 60), page(60, 20))
    const told = await client.phrasePopularity(['phrase 1'])
    expect([told.size, told.get('phrase 0'), told.get('phrase 60')]).toEqual([80, 100, 60])
  })

  test('of none, or of more than 100, is not asked for', async () => {
    ads.sent.length = 0
    for (const count of [0, 101])
      expect(await failureOf(client.phrasePopularity(Array<string>(count).fill('rain')))).toMatchObject({
        kind: 'refused',
      })
    expect(ads.sent).toEqual([])
  })

  test('that Apple refuses is no empty answer', async () => {
    ads.faults.on('/suggestions/phrases/', { status: 500, body: {} })
    expect(await failureOf(client.phrasePopularity(['rain']))).toMatchObject({ kind: 'unavailable' })
  })
})

function row(at: number) {
  return {
    week: '2026-06-07',
    countryOrRegion: 'US',
    genre: ['GAMES', 'TRAVEL', 'FINANCE'][at % 3],
    searchTerm: `term ${at}`,
    rankInGenre: (at % 500) + 1,
    searchPopularityInGenre: 50,
    searchPopularity1to100: (at % 100) + 1,
    searchPopularity1to5: 3,
  }
}
