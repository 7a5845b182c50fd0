import { beforeAll, describe, expect, it } from 'vitest'
import { demoProjects } from './demo.ts'
import { sampleApp, sampleApps } from './apps.ts'
import { parseDay } from './days.ts'
import { downloadsIn } from './figures/downloads.ts'
import { featuringLift } from './figures/featuring.ts'
import { performanceOf } from './figures/performance.ts'
import { ratingOf } from './figures/ratings.ts'
import { isWorldLocale } from './locales.ts'
import { momentumOn } from './figures/momentum.ts'
import type { SampleApp } from './sample-app.ts'

const TODAY = parseDay('2026-11-21')
const noon = (day: number) => new Date((day + 0.5) * 86_400_000)
const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length

describe('downloads of the sample market', () => {
  let apps: readonly SampleApp[]
  beforeAll(async () => {
    apps = await sampleApps()
  })

  it('rise for some days where a store features the app, and fall back', () => {
    const week = (app: SampleApp, day: number) =>
      mean(Array.from({ length: 7 }, (_, i) => downloadsIn(app, 'en-US', day + i)))
    const rises = apps
      .filter((app) => app.locales.includes('en-US') && app.released < '2025-01-01')
      .flatMap((app) => {
        const days = Array.from({ length: 300 }, (_, i) => TODAY - i)
        const lift = (day: number) => featuringLift(app, 'en-US', day)
        const day = days.find((each) => lift(each) > 0 && lift(each - 1) === 0 && lift(each + 14) === 0)
        if (day === undefined) return []
        return [{ during: week(app, day) / week(app, day - 7), after: week(app, day + 14) / week(app, day - 7) }]
      })
    expect(rises.length).toBeGreaterThan(50)
    expect(mean(rises.map(({ during }) => during))).toBeGreaterThan(1.15)
    expect(mean(rises.map(({ after }) => after))).toBeLessThan(1.1)
  })

  it('are lifted a little at most by all that happens on most days', () => {
    const factors = apps
      .slice(0, 200)
      .flatMap((app) =>
        app.locales
          .filter(isWorldLocale)
          .flatMap((locale) => Array.from({ length: 100 }, (_, i) => momentumOn(app, locale, TODAY - i))),
      )
    const sorted = factors.toSorted((a, b) => a - b)
    expect(sorted[0]).toBeGreaterThanOrEqual(0.9)
    expect(sorted.at(-1)).toBeLessThan(4)
    expect(factors.filter((factor) => factor < 1.25).length / factors.length).toBeGreaterThan(0.9)
    expect(sorted[0]).toBeLessThan(1)
  })

  it('change over 30 days by a quarter at most, but for few apps', () => {
    const changes = apps
      .filter(({ released }) => released < '2025-10-01')
      .map((app) => Math.abs(performanceOf(app, noon(TODAY)).downloadsLast30DaysDelta ?? 0))
    expect(changes.filter((change) => change <= 0.25).length / changes.length).toBeGreaterThan(0.95)
    expect(mean(changes)).toBeGreaterThan(0.03)
  })

  it('seldom fall together with both revenue and stars of a demo app', async () => {
    for (const { app: ref, countries } of demoProjects) {
      const app = (await sampleApp(ref))!
      const locale = countries[0] ?? 'en-US'
      const fallen = Array.from({ length: 73 }, (_, i) => noon(TODAY + 5 * i)).filter((now) => {
        const { downloadsLast30DaysDelta, revenueLast30DaysDelta } = performanceOf(app, now)
        const stars = ratingOf(app, locale, now)?.delta
        return [downloadsLast30DaysDelta, revenueLast30DaysDelta, stars].every((delta) => (delta ?? 0) < 0)
      })
      expect(fallen.length / 73).toBeLessThan(0.4)
    }
  })
})
