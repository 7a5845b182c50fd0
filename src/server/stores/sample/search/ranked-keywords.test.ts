import { describe, expect, it } from 'vitest'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/limits.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import { sampleApp, sampleApps } from '../apps.ts'
import { parseDay } from '../days.ts'
import { demoProjects } from '../demo.ts'
import { countRankedKeywords } from './ranked-keywords.ts'

const TODAY = parseDay('2026-11-21')

async function spreadOf(ref: AppRef, locale: Locale) {
  const app = (await sampleApp(ref))!
  const count = async (top: number) => (await countRankedKeywords(app, locale, TODAY, top))?.keywordsCount ?? 0
  const all = await count(RANKED_POSITIONS)
  return { all, top10: (await count(10)) / all, top30: (await count(TOP_POSITIONS)) / all }
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

describe('ranked keywords of the sample market', () => {
  it('OV-068, OV-069: spread over all places: about a tenth in the first 10, a third in the first 30', async () => {
    const apps = (await sampleApps()).filter((app) => app.locales.includes('en-US') && app.released < '2025-11-01')
    const spreads = await Promise.all(apps.filter((_, i) => i % 37 === 20).map(({ ref }) => spreadOf(ref, 'en-US')))
    expect(median(spreads.map(({ all }) => all))).toBeGreaterThan(200)
    expect(median(spreads.map(({ all }) => all))).toBeLessThan(600)
    expect(median(spreads.map(({ top10 }) => top10))).toBeGreaterThan(0.05)
    expect(median(spreads.map(({ top10 }) => top10))).toBeLessThan(0.2)
    expect(median(spreads.map(({ top30 }) => top30))).toBeGreaterThan(0.2)
    expect(median(spreads.map(({ top30 }) => top30))).toBeLessThan(0.45)
  })

  it('OV-068: most of the first demo app’s are beyond the first 30 in its first country', async () => {
    const { app, countries } = demoProjects[0]!
    const { all, top10, top30 } = await spreadOf(app, countries[0]!)
    expect(all).toBeGreaterThan(200)
    expect(top10).toBeLessThan(0.25)
    expect(top30).toBeLessThan(0.5)
  })
})
