import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { CategoryRankingSeries } from '#contract/overview/sections.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { sampleApp, sampleApps } from '../apps.ts'
import { facetFall } from '../apps/facet-fall.ts'
import { orchardDrop } from '../apps/orchard-drop.ts'
import { categoriesOf } from '../categories.ts'
import { demoProjects } from '../demo.ts'
import { parseDay, timestampOf } from '../days.ts'
import { downloadsIn, revenueIn, worldwideOn } from '../figures/downloads.ts'
import { isWorldLocale, worldLocales, type WorldLocale } from '../locales.ts'
import { categoryRankingsOf } from './category-rankings.ts'
import { chartOn, type ChartKey } from './chart.ts'

const TODAY = parseDay('2026-11-21')
const chart = (more: Partial<ChartKey> = {}): ChartKey => ({
  store: 'APP_STORE',
  locale: 'en-US',
  category: 'GAMES_PUZZLE',
  group: 'FREE',
  ...more,
})

describe('charts of the sample market', () => {
  it.each(['FREE', 'PAID', 'GROSSING'] as const)('stand in the order of the day’s figures: %s', async (group) => {
    const figure = group === 'GROSSING' ? revenueIn : downloadsIn
    for (const day of [TODAY, TODAY - 1, TODAY - 400]) {
      const apps = await chartOn(chart({ group, category: null }), day)
      const figures = apps.map((app) => figure(app, 'en-US', day))
      expect(apps.length).toBeGreaterThan(20)
      expect(apps.length).toBeLessThanOrEqual(200)
      expect(figures).toEqual(figures.toSorted((a, b) => b - a))
    }
  })

  it('hold free apps, paid ones, and those that earn', async () => {
    const free = await chartOn(chart({ category: null }), TODAY)
    const paid = await chartOn(chart({ category: null, group: 'PAID' }), TODAY)
    const grossing = await chartOn(chart({ category: null, group: 'GROSSING' }), TODAY)
    expect(free.every(({ usd }) => usd === 0)).toBe(true)
    expect(paid.every(({ usd }) => usd > 0)).toBe(true)
    expect(grossing.every(({ usdPerDownload }) => usdPerDownload > 0)).toBe(true)
    expect(grossing.some(({ usd }) => usd > 0)).toBe(true)
  })

  it('differ from country to country and move from week to week', async () => {
    const orderOf = async (locale: WorldLocale, day: number) =>
      (await chartOn(chart({ locale, category: null }), day)).map(({ ref }) => ref.trackId).join()
    const orders = await Promise.all(worldLocales.map((locale) => orderOf(locale, TODAY)))
    expect(new Set(orders).size).toBe(worldLocales.length)
    expect(await orderOf('en-US', TODAY - 7)).not.toBe(orders[0])
  })

  it('hold only what the country lists and what is out', async () => {
    for (const app of await chartOn(chart({ locale: 'ja-JP', category: null }), TODAY - 300)) {
      expect(app.locales).toContain('ja-JP')
      expect(parseDay(app.released)).toBeLessThanOrEqual(TODAY - 300)
    }
  })

  it('exist for every category of both stores in every country', async () => {
    const categories = new Map(
      (await sampleApps()).flatMap(({ ref, category }) =>
        categoriesOf(category).map((each) => [`${ref.store}/${each}`, { store: ref.store, category: each }] as const),
      ),
    )
    expect(categories.size).toBeGreaterThanOrEqual(42)
    for (const { store, category } of categories.values())
      for (const locale of worldLocales)
        expect((await chartOn({ store, category, locale, group: 'FREE' }, TODAY)).length).toBeGreaterThan(3)
  })

  it('OV-075: give an app’s positions of 400 days, a point a day, in each of its categories and among all apps', async () => {
    const app = (await sampleApp(facetFall.ref))!
    const series = await categoryRankingsOf(app, { locale: 'de-DE', group: 'FREE', from: TODAY - 399, to: TODAY })
    expect(series.map(({ category }) => category)).toEqual(['GAMES_PUZZLE', 'GAMES', 'OVERALL'])
    for (const each of series) {
      expect(v.parse(CategoryRankingSeries, each).points).toHaveLength(400)
      expect(new Set(each.points.map(({ date }) => date)).size).toBe(400)
      const last = each.points.at(-1)
      expect(last?.date).toBe(dayOf(timestampOf(TODAY)))
      const inChart = await chartOn(
        chart({ locale: 'de-DE', category: each.category === 'OVERALL' ? null : each.category }),
        TODAY,
      )
      expect(last?.rank).toBe(inChart.indexOf(app) + 1)
    }
    const ranks = new Set(series[1]?.points.map(({ rank }) => rank))
    expect(ranks.size).toBeGreaterThan(3)
  })

  it(
    'OV-075: leave out the days on which an app is beyond the first 200 of all apps',
    { timeout: 90_000 },
    async () => {
      const free = (await sampleApps()).filter(
        ({ ref, usd, locales }) => ref.store === 'APP_STORE' && usd === 0 && locales.includes('en-US'),
      )
      const span = { locale: 'en-US', group: 'FREE', from: TODAY - 89, to: TODAY } as const
      const series = await Promise.all(free.map(async (app) => (await categoryRankingsOf(app, span)).at(-1)))
      expect(new Set(series.map((each) => each?.displayName))).toEqual(new Set(['Overall']))
      const gaps = series.map((each) => each?.points.filter(({ rank }) => rank === null).length ?? 0)
      expect(gaps.filter((days) => days > 0 && days < 90).length).toBeGreaterThan(20)
      expect(
        series.flatMap((each) => each?.points.map(({ rank }) => rank ?? 0) ?? []).every((rank) => rank <= 200),
      ).toBe(true)
    },
  )

  it('OV-075: move: neighbours overtake each other within a quarter', async () => {
    const span = { from: TODAY - 89, to: TODAY, group: 'FREE' } as const
    const inCategory: number[] = []
    for (const { app: ref, countries } of demoProjects) {
      const app = (await sampleApp(ref))!
      for (const locale of countries.filter(isWorldLocale)) {
        const [category, ...others] = await categoryRankingsOf(app, { ...span, locale })
        const placesIn = (series: typeof category) => new Set(series?.points.map(({ rank }) => rank)).size
        inCategory.push(placesIn(category))
        expect(placesIn(others.at(-1))).toBeGreaterThan(10)
      }
    }
    // The apps of one category are few and far apart: in a country one may keep its place for the quarter.
    expect(inCategory.filter((places) => places > 1).length / inCategory.length).toBeGreaterThan(0.8)
    expect(inCategory.filter((places) => places > 2).length / inCategory.length).toBeGreaterThan(0.5)
  })

  it('have no place for an app in a group that is not its own, and none before it came out', async () => {
    const paid = (await sampleApp(orchardDrop.ref))!
    const span = { locale: 'en-US', from: TODAY - 3, to: TODAY } as const
    expect(await categoryRankingsOf(paid, { ...span, group: 'FREE' })).toEqual([])
    expect(await categoryRankingsOf(paid, { ...span, group: 'PAID' })).toHaveLength(3)
    const young = (await sampleApps()).find(({ usd, released }) => usd === 0 && released > '2026-03-01')!
    const day = parseDay(young.released) - 1
    const [series] = await categoryRankingsOf(young, {
      locale: young.locales[0] as WorldLocale,
      group: 'FREE',
      from: day,
      to: day,
    })
    expect(series?.points).toEqual([{ date: dayOf(timestampOf(day)), rank: null, depth: expect.any(Number) }])
  })

  it('add up: what the countries download is most of what the world does', async () => {
    for (const app of (await sampleApps()).slice(0, 100)) {
      const inCountries = worldLocales.reduce((sum, locale) => sum + downloadsIn(app, locale, TODAY), 0)
      const { downloads, revenue } = worldwideOn(app, TODAY)
      if (downloads === 0) continue
      expect(inCountries).toBeLessThanOrEqual(downloads + 1)
      expect(inCountries / downloads).toBeGreaterThan(0.1)
      expect(revenue > 0).toBe(app.usdPerDownload > 0)
    }
  })
})
