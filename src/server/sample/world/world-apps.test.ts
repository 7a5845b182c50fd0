import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { TrackId } from '#contract/store.ts'
import { categoryIds } from '../categories.ts'
import { worldLocales } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { worldApps } from './world-apps.ts'
import { readConcepts, worldCategories } from './worlds.ts'

const countBy = <T>(list: readonly T[], keyOf: (item: T) => string) => Map.groupBy(list, keyOf)

describe('the invented apps', () => {
  let apps: SampleApp[]
  beforeAll(async () => {
    apps = worldApps(await readConcepts())
  })

  it('are at least 600 over both stores, 20 categories and three concepts each', () => {
    expect(apps.length).toBeGreaterThanOrEqual(600)
    for (const store of ['APP_STORE', 'GOOGLE_PLAY'] as const) {
      const ids = new Set(apps.filter(({ ref }) => ref.store === store).map(({ category }) => category))
      expect(ids).toEqual(new Set(worldCategories.map((category) => categoryIds[category][store])))
    }
    const byConcept = countBy(apps, ({ concept }) => concept.id)
    expect(byConcept.size).toBe(60)
    for (const [, rivals] of byConcept) expect(new Set(rivals.map(({ brand }) => brand)).size).toBe(11)
  })

  it('are the same whenever they are made', async () => {
    expect(worldApps(await readConcepts())).toEqual(apps)
  })

  it('have ids and names of their own; a brand that is in both stores is one developer’s', () => {
    expect(new Set(apps.map(({ ref }) => `${ref.store}/${ref.trackId}`)).size).toBe(apps.length)
    for (const { ref, brand } of apps) {
      expect(v.is(TrackId, ref.trackId)).toBe(true)
      expect(brand).toMatch(/^[A-Z][a-z]{4,11}$/)
    }
    const brands = countBy(apps, ({ brand }) => brand.toLowerCase())
    expect(brands.size).toBe(660)
    for (const [, ofBrand] of brands) {
      expect(new Set(ofBrand.map(({ developerName }) => developerName)).size).toBe(1)
      expect(new Set(ofBrand.map(({ ref }) => ref.store)).size).toBe(ofBrand.length)
    }
    expect([...brands.values()].filter((ofBrand) => ofBrand.length === 2).length).toBe(120)
  })

  it('come from developers with one to four brands', () => {
    for (const [, ofDeveloper] of countBy(apps, ({ developerName }) => developerName)) {
      const count = new Set(ofDeveloper.map(({ brand }) => brand)).size
      expect(count).toBeGreaterThanOrEqual(1)
      expect(count).toBeLessThanOrEqual(4)
    }
  })

  it('have few leaders and a long tail, free and paid ones', () => {
    const downloads = apps.map(({ dailyDownloads }) => dailyDownloads).sort((a, b) => b - a)
    const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
    expect(sum(downloads.slice(0, 78)) / sum(downloads)).toBeGreaterThan(0.45)
    const paid = apps.filter(({ usd }) => usd > 0).length / apps.length
    expect(paid).toBeGreaterThan(0.06)
    expect(paid).toBeLessThan(0.25)
    expect(apps.filter(({ usd, purchases }) => usd > 0 && purchases.length > 0)).toEqual([])
  })

  it('are not listed everywhere: every country has an assortment of its own', () => {
    const assortments = worldLocales.map((locale) => apps.filter(({ locales }) => locales.includes(locale)))
    for (const assortment of assortments) {
      expect(assortment.length).toBeGreaterThan(400)
      expect(assortment.length).toBeLessThan(apps.length)
    }
    expect(new Set(assortments.map((assortment) => assortment.map(({ ref }) => ref.trackId).join())).size).toBe(8)
    expect(apps.every(({ locales }) => locales.length > 0)).toBe(true)
  })
})
