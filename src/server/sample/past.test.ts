import { describe, expect, it } from 'vitest'
import { dayOf } from '#contract/protocol/days.ts'
import { sampleApps } from './apps.ts'
import { moorlight } from './apps/moorlight.ts'
import { slatebeam } from './apps/slatebeam.ts'
import { sampleMarket } from './sample-market.ts'

const today = '2026-03-01' as const
const on = (day: string) => sampleMarket(() => new Date(`${day}T12:00:00Z`))
const market = on(today)
const listed = { ...moorlight.ref, locale: 'en-US' }
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)

describe('the past of the fictional market', () => {
  it('OV-021, OV-022: adds up, day by day, to the downloads and revenue it tells', async () => {
    for (const { ref, locales } of (await sampleApps()).filter((_, i) => i % 40 === 0)) {
      const days = (await market.dailyPerformance(ref)) ?? []
      const total = await market.performance({ ...ref, locale: locales[0] ?? 'en-US' })
      expect(days.map(({ day }) => day)).toHaveLength(30)
      expect(days.at(-1)?.day).toBe('2026-02-28')
      expect(sum(days.map(({ downloads }) => downloads))).toBe(total?.downloadsLast30Days)
      expect(sum(days.map(({ revenue }) => revenue))).toBe(total?.revenueLast30Days)
    }
  })

  it('tells the rating of each day, up to the one it shows now', async () => {
    const past = await market.ratingPast(listed, '2025-12-01', '2026-03-31')
    const points = (past?.days ?? []).map(({ date, avgRating, ratingCount }) => ({ date, avgRating, ratingCount }))
    expect(points.map(({ date }) => date)).toEqual(points.map(({ date }) => date).toSorted())
    expect(points[0]?.date).toBe('2025-12-01')
    const now = await market.rating(listed)
    expect(points.at(-1)).toEqual({ date: today, avgRating: now?.avgRating, ratingCount: now?.ratingCount })
    const then = await on('2026-01-15').rating(listed)
    expect(points).toContainEqual({ date: '2026-01-15', avgRating: then?.avgRating, ratingCount: then?.ratingCount })
    expect(await market.ratingPast({ ...slatebeam.ref, locale: 'en-US' }, '2026-02-01', today)).toMatchObject({
      days: [],
    })
  })

  it('spreads the ratings over the stars so that their mean is the one it shows', async () => {
    for (const { ref, locales } of await sampleApps()) {
      const at = { ...ref, locale: locales[0] ?? 'en-US' }
      const { avgRating = 0, ratingCount = 0 } = (await market.rating(at)) ?? {}
      const distribution = (await market.ratingPast(at, today, today))?.days.at(-1)?.byStars ?? []
      expect(sum(distribution)).toBe(ratingCount)
      expect(distribution.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
      if (ratingCount === 0) continue
      const mean = sum(distribution.map((count, i) => count * (i + 1))) / ratingCount
      expect(Math.abs(mean - avgRating)).toBeLessThanOrEqual(0.005 + 1e-9)
    }
  })

  it('OV-025: never takes a rating back: of each number of stars there are as many as the day before, or more', async () => {
    const past = await market.ratingPast(listed, '2025-12-01', today)
    const spreads = past?.days.map(({ byStars }) => byStars ?? []) ?? []
    const fewer = spreads.filter((spread, i) => spread.some((count, star) => count < (spreads[i - 1]?.[star] ?? 0)))
    expect(fewer).toEqual([])
    expect(sum(spreads.at(-1) ?? [])).toBeGreaterThan(sum(spreads[0] ?? []))
  })

  it('tells each change of a listing on the first day that shows it', async () => {
    const { changes = [] } = (await market.listingPast(listed, '2025-02-01')) ?? {}
    const parts = new Set(changes.map(({ part }) => part))
    expect(parts).toContain('version')
    expect(parts).toContain('title')
    expect(parts).toContain('screenshots')
    const days = changes.map(({ day }) => day)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { part, day, before, after } of changes.filter(({ part }) => part === 'description')) {
      const dayBefore = dayOf(Date.parse(day) - 86_400_000)
      expect((await on(day).listing(listed))?.[part as 'description']).toBe(after)
      expect((await on(dayBefore).listing(listed))?.[part as 'description']).toBe(before)
    }
    const since = days[1]!
    const newer = (await market.listingPast(listed, since))?.changes
    expect(newer).toEqual(changes.filter(({ day }) => day >= since))
  })

  it('knows no past of an app where it is not listed', async () => {
    const nowhere = { store: 'APP_STORE' as const, trackId: '1', locale: 'en-US' }
    expect(await market.listingPast(nowhere, '2026-01-01')).toBeNull()
    expect(await market.ratingPast(nowhere, '2026-01-01', today)).toBeNull()
    expect(await market.dailyPerformance(nowhere)).toBeNull()
  })
})
