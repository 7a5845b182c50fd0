import { describe, expect, it } from 'vitest'
import { RANKED_POSITIONS, TOP_POSITIONS } from '#contract/protocol/limits.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { AppRef, Locale } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { sampleApp, sampleApps } from '../apps.ts'
import { parseDay } from '../days.ts'
import { demoProjects } from '../demo.ts'
import { sampleMarket } from '../sample-market.ts'
import { languageOf } from '../locales.ts'
import { searchesIn } from '../world/searches.ts'
import { keywordMetricsOf } from './keyword-metrics.ts'
import { modifiers } from './modifiers.ts'
import { countRankedKeywords, rankedKeywordsOf } from './ranked-keywords.ts'
import { storefrontOn } from './storefront.ts'

const TODAY = parseDay('2026-11-21')

async function spreadOf(ref: AppRef, locale: Locale) {
  const app = (await sampleApp(ref))!
  const count = async (top: number) => (await countRankedKeywords(app, locale, TODAY, top))?.keywordsCount ?? 0
  const all = await count(RANKED_POSITIONS)
  return { all, top10: (await count(10)) / all, top30: (await count(TOP_POSITIONS)) / all }
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

describe('ranked keywords of the sample market', () => {
  it('OV-068, OV-069: spread over all places: less than half in the first 10, a fifth or more below the first 30', async () => {
    const apps = (await sampleApps()).filter(
      ({ ref, locales, released }) => ref.store === 'APP_STORE' && locales.includes('en-US') && released < '2025-11-01',
    )
    const spreads = await Promise.all(apps.filter((_, i) => i % 37 === 20).map(({ ref }) => spreadOf(ref, 'en-US')))
    expect(median(spreads.map(({ all }) => all))).toBeGreaterThan(150)
    expect(median(spreads.map(({ all }) => all))).toBeLessThan(600)
    expect(median(spreads.map(({ top10 }) => top10))).toBeGreaterThan(0.1)
    expect(median(spreads.map(({ top10 }) => top10))).toBeLessThan(0.5)
    expect(median(spreads.map(({ top30 }) => top30))).toBeGreaterThan(0.3)
    expect(median(spreads.map(({ top30 }) => top30))).toBeLessThan(0.8)
  }, 120_000)

  it('OV-068: of Google Play, whose search lists 30 apps, none is further down', async () => {
    const { app, countries } = demoProjects.find((project) => project.app.store === 'GOOGLE_PLAY')!
    const keywords = (await rankedKeywordsOf((await sampleApp(app))!, countries[0]!, TODAY)) ?? []
    expect(keywords.length).toBeGreaterThan(50)
    const depth = searchDepth('GOOGLE_PLAY')
    expect(Math.max(...keywords.map(({ rank }) => rank ?? Infinity))).toBe(depth)
    expect(Math.max(...keywords.map(({ appsCount }) => appsCount ?? 0))).toBe(depth)
  })

  it('OV-068, C-15: the first demo app’s are in each group of ranks in its first country', async () => {
    const { app, countries } = demoProjects[0]!
    const { all, top10, top30 } = await spreadOf(app, countries[0]!)
    expect(all).toBeGreaterThan(150)
    // It leads its kind: the first 10 are more than half of them.
    expect(top10).toBeLessThan(0.6)
    expect(top30).toBeLessThan(0.8)
    const keywords = (await rankedKeywordsOf((await sampleApp(app))!, countries[0]!, TODAY)) ?? []
    const [first, last] = [keywords.at(0)?.rank ?? 0, keywords.at(-1)?.rank ?? 0]
    expect(first).toBe(1)
    expect(last).toBeGreaterThan(100)
  })

  it.each(['en-US', 'de-DE', 'fr-FR', 'es-ES', 'ja-JP'] as const)(
    'are what people look for, whole, with at most one addition, and no pieces of sentences: %s',
    async (locale) => {
      const app = (await sampleApp(demoProjects[0]!.app))!
      const language = languageOf(locale)
      const topics = [...Object.values(searchesIn(language)).flat(), app.brand.toLocaleLowerCase(locale)]
      const additions = ['{topic}', ...Object.values(modifiers[language]).flatMap((all) => all.map(({ text }) => text))]
      const typed = new Set(topics.flatMap((topic) => additions.map((text) => text.replace('{topic}', topic))))
      const keywords = (await rankedKeywordsOf(app, locale, TODAY)) ?? []
      expect(keywords.length).toBeGreaterThan(50)
      expect(keywords.map(({ keyword }) => keyword).filter((keyword) => !typed.has(keyword))).toEqual([])
    },
  )

  it.each([
    ['en-US', ['white noise', 'sleep sounds for babies', 'rain sounds']],
    ['de-DE', ['einschlafhilfe', 'weißes rauschen für babys', 'gute nacht geschichten']],
  ] as const)('hold what somebody who can’t sleep would type: %s', async (locale, typed) => {
    const app = (await sampleApp(demoProjects[0]!.app))!
    const found = (await rankedKeywordsOf(app, locale, TODAY)) ?? []
    expect(found.map(({ keyword }) => keyword)).toEqual(expect.arrayContaining([...typed]))
  })

  it('several apps of a store share the results of a search, whichever is counted first', async () => {
    const [moorlight, duskHarbour] = await Promise.all(
      [demoProjects[0]!.app, demoProjects[0]!.competitors[0]!].map((ref) => sampleApp(ref)),
    )
    const storefront = await storefrontOn('APP_STORE', 'en-US', TODAY)
    const results = storefront.search('sleep stories')
    const places = [moorlight!, duskHarbour!].map((app) => storefront.rankOf('sleep stories', app))
    expect(places.map((place) => results[(place ?? 0) - 1]?.title)).toEqual([
      expect.stringContaining('Moorlight'),
      expect.stringContaining('Dusk Harbour'),
    ])
  })
})

describe('the ranked keywords themselves', () => {
  it('OP-75: are as many as are counted, best rank first, with their metrics', async () => {
    const app = (await sampleApp(demoProjects[0]!.app))!
    const count = await countRankedKeywords(app, 'de-DE', TODAY, RANKED_POSITIONS)
    const keywords = (await rankedKeywordsOf(app, 'de-DE', TODAY)) ?? []
    expect(keywords).toHaveLength(count?.keywordsCount ?? 0)
    expect(new Set(keywords.map(({ keyword }) => keyword)).size).toBe(keywords.length)
    const ranks = keywords.map(({ rank }) => rank ?? Infinity)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
    expect(Math.max(...ranks)).toBeLessThanOrEqual(RANKED_POSITIONS)
    for (const { volume, difficulty, relevancy, appsCount } of keywords) {
      expect(volume).toBeGreaterThanOrEqual(5)
      expect(volume).toBeLessThanOrEqual(100)
      expect(difficulty).toBeGreaterThanOrEqual(1)
      expect(difficulty).toBeLessThanOrEqual(100)
      expect(relevancy ?? 0).toBeLessThanOrEqual(100)
      expect(appsCount).toBeGreaterThanOrEqual(1)
    }
  })

  it('KEY-009: a keyword’s rank, and its change, are those of the days’ results', async () => {
    const ref = demoProjects[0]!.app
    const app = (await sampleApp(ref))!
    const keywords = (await rankedKeywordsOf(app, 'de-DE', TODAY)) ?? []
    const market = sampleMarket(() => new Date('2026-11-21T12:00:00Z'))
    const rankOn = async (keyword: string, day: UtcDay) => {
      const results = await market.keywordResults({ keyword, locale: 'de-DE', store: ref.store, day })
      return 1 + (results?.apps ?? []).findIndex(({ trackId }) => trackId === ref.trackId)
    }
    for (const { keyword, rank, change } of keywords.filter((_, i) => i % 29 === 7)) {
      expect(await rankOn(keyword, '2026-11-21')).toBe(rank)
      const before = await rankOn(keyword, '2026-10-22')
      expect(change).toBe(before === 0 ? null : before - (rank ?? 0))
    }
  })

  it('KEY-010: a keyword with the name of an app is a brand’s', async () => {
    const app = (await sampleApp(demoProjects[0]!.app))!
    const [own, generic] = await keywordMetricsOf(app, 'en-US', TODAY, [`${app.brand} sounds`, 'white noise'])
    expect(own).toMatchObject({ rank: 1, type: 'BRAND' })
    expect(generic).toMatchObject({ type: 'GENERIC' })
  })
})
