import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import type { AppSummary } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { ChartReading } from '#server/markets/market.ts'
import { chartPositions, latestPositions } from './chart-positions.ts'
import { recordRating, storedRatings } from './ratings.ts'
import { recordChart } from './record-chart.ts'

const appOf = (trackId: string) => ({ trackId, store: 'APP_STORE' }) as const
const summary = (trackId: string): AppSummary => ({
  ...appOf(trackId),
  title: `App ${trackId}`,
  developerName: null,
  iconUrl: null,
  category: null,
  price: null,
})

const freeWeather = (day: UtcDay, ...trackIds: string[]): ChartReading => ({
  store: 'APP_STORE',
  locale: 'de-DE',
  category: 'WEATHER',
  group: 'FREE',
  day,
  apps: trackIds.map(summary),
})

const weatherSeries = { category: 'WEATHER', displayName: 'Weather' }
const weather = { name: 'WEATHER', displayName: 'Weather' }

describeOnEachDatabase('chart positions that are kept', (open) => {
  const start = async () => (await open()).services.db
  const march = { from: '2026-03-01' as const, to: '2026-03-31' as const }

  test('a day on which the chart was read without the app is null, one on which it was not read is left out', async () => {
    const db = await start()
    await recordChart(db, 'live', freeWeather('2026-03-01', 'a', 'b'))
    await recordChart(db, 'live', freeWeather('2026-03-03', 'b'))
    await recordChart(db, 'live', freeWeather('2026-03-04'))
    await recordChart(db, 'live', freeWeather('2026-04-01', 'a'))
    const ref = { ...appOf('a'), locale: 'de-DE' }
    const points = [
      { date: '2026-03-01' as const, rank: 1 },
      { date: '2026-03-03' as const, rank: null, depth: 1 },
      { date: '2026-03-04' as const, rank: null, depth: 0 },
    ]
    expect(await chartPositions(db, 'live', { ref, group: 'FREE', categories: [weather], ...march })).toEqual([
      { ...weatherSeries, points },
    ])
    expect(await chartPositions(db, 'live', { ref, group: 'PAID', categories: [weather], ...march })).toEqual([
      { ...weatherSeries, points: [] },
    ])
    expect(
      await chartPositions(db, 'live', { ref: { ...ref, locale: 'fr-FR' }, group: 'FREE', categories: [], ...march }),
    ).toEqual([])
    expect(await chartPositions(db, 'sample', { ref, group: 'FREE', categories: [], ...march })).toEqual([])
  })

  test("the app's categories come first, then the other charts that hold it, by name", async () => {
    const db = await start()
    const day = '2026-03-01' as const
    const charts = ['TRAVEL', 'LIFESTYLE', 'WEATHER', 'NEWS', null]
    for (const category of charts)
      await recordChart(db, 'live', { ...freeWeather(day, category === 'NEWS' ? 'd' : 'c'), category })
    const ref = { ...appOf('c'), locale: 'de-DE' }
    const series = await chartPositions(db, 'live', { ref, group: 'FREE', categories: [weather], from: day, to: day })
    expect(series.map(({ category, displayName }) => [category, displayName])).toEqual([
      ['WEATHER', 'Weather'],
      ['LIFESTYLE', 'LIFESTYLE'],
      ['TRAVEL', 'TRAVEL'],
      ['OVERALL', 'Overall'],
    ])
    expect(series.every(({ points }) => points.length === 1 && points[0]?.rank === 1)).toBe(true)
  })

  test('a chart of which the app was never part is there when it is asked for by name', async () => {
    const db = await start()
    await recordChart(db, 'live', { ...freeWeather('2026-03-01', 'x'), group: 'GROSSING' })
    const unknown = { ...appOf('never-seen'), locale: 'de-DE' }
    expect(
      await chartPositions(db, 'live', { ref: unknown, group: 'GROSSING', categories: [weather], ...march }),
    ).toEqual([{ ...weatherSeries, points: [{ date: '2026-03-01', rank: null, depth: 1 }] }])
    expect(await chartPositions(db, 'live', { ref: unknown, group: 'GROSSING', categories: [], ...march })).toEqual([])
  })

  test('the same day again replaces that day, also when two readings meet', async () => {
    const db = await start()
    const paid = (...trackIds: string[]) => ({ ...freeWeather('2026-03-01', ...trackIds), group: 'PAID' as const })
    await recordChart(db, 'live', paid('e', 'f', 'g'))
    await recordChart(db, 'live', paid('g', 'e', 'g'))
    const rankOf = async (trackId: string) => {
      const ref = { ...appOf(trackId), locale: 'de-DE' }
      const [series] = await chartPositions(db, 'live', { ref, group: 'PAID', categories: [weather], ...march })
      return series?.points.map(({ rank }) => rank)
    }
    expect(await Promise.all(['e', 'f', 'g'].map(rankOf))).toEqual([[2], [null], [1]])
    await Promise.all([paid('e', 'f'), paid('f', 'e'), paid('e', 'f')].map((chart) => recordChart(db, 'live', chart)))
    const places = [await rankOf('e'), await rankOf('f')].map((ranks) => ranks?.[0])
    expect(new Set(places)).toEqual(new Set([1, 2]))
  })

  test('the latest positions are those of the newest readings; a chart that the app left is not among them', async () => {
    const db = await start()
    await recordChart(db, 'live', freeWeather('2026-05-01', 'h', 'i'))
    await recordChart(db, 'live', freeWeather('2026-05-02', 'i', 'h'))
    await recordChart(db, 'live', { ...freeWeather('2026-05-01', 'h'), locale: 'fr-FR', category: null })
    await recordChart(db, 'live', { ...freeWeather('2026-05-01', 'h'), locale: 'sv-SE' })
    await recordChart(db, 'live', { ...freeWeather('2026-05-02', 'i'), locale: 'sv-SE' })
    await recordChart(db, 'live', { ...freeWeather('2026-04-01', 'h'), locale: 'en-US' })
    expect(await latestPositions(db, 'live', { app: appOf('h'), since: '2026-04-30' })).toEqual([
      { country: 'DE', category: 'WEATHER', group: 'FREE', day: '2026-05-02', rank: 2 },
      { country: 'FR', category: null, group: 'FREE', day: '2026-05-01', rank: 1 },
    ])
    expect(await latestPositions(db, 'live', { app: appOf('never-seen'), since: '2026-04-30' })).toEqual([])
  })
})

describeOnEachDatabase('ratings that are kept', (open) => {
  test('oldest first between two days; the same day again replaces that day', async () => {
    const { db } = (await open()).services
    const ref = { ...appOf('a'), locale: 'de-DE' }
    const rating = (day: UtcDay, avgRating: number, ratingCount: number, byStars: number[] | null = null) => ({
      day,
      avgRating,
      ratingCount,
      byStars,
    })
    const byStars = [0, 0, 1, 2, 2_999_999_997]
    await recordRating(db, 'live', { ref, rating: rating('2026-03-02', 4.56789, 3_000_000_000, byStars) })
    await recordRating(db, 'live', { ref, rating: rating('2026-03-01', 4, 0, [0, 0, 0, 0, 0]) })
    await recordRating(db, 'live', { ref, rating: rating('2026-03-01', 4.5, 2) })
    await recordRating(db, 'live', { ref, rating: rating('2026-03-03', 1, 1) })
    await recordRating(db, 'live', { ref: { ...ref, locale: 'en-US' }, rating: rating('2026-03-02', 2, 2) })
    expect(await storedRatings(db, 'live', { ref, from: '2026-03-01', to: '2026-03-02' })).toEqual([
      rating('2026-03-01', 4.5, 2),
      rating('2026-03-02', 4.56789, 3_000_000_000, byStars),
    ])
    expect(await storedRatings(db, 'archive', { ref, from: '2026-03-01', to: '2026-03-02' })).toEqual([])
  })
})
