import { expect, it } from 'vitest'
import type { Store } from '#contract/store.ts'
import { sampleApp } from '../apps.ts'
import { parseDay } from '../days.ts'
import { demoProjects } from '../demo.ts'
import { rankSeries } from './rank-series.ts'
import { storefrontOn } from './storefront.ts'

const TODAY = parseDay('2026-11-21')

it.each([
  ['APP_STORE', 0, ['moorlight', 'white noise', 'sleep sounds for kids', 'noise', 'no such word anywhere']],
  ['GOOGLE_PLAY', 2, ['wandern', 'karte offline', 'trailmoss', 'app']],
] as const)(
  'KEY-004: the ranks and first places of a stretch are those of its single days: %s',
  async (store: Store, project, keywords) => {
    const demo = demoProjects[project]!
    const locale = 'de-DE'
    const apps = (await Promise.all([demo.app, ...demo.competitors].map((ref) => sampleApp(ref)))).filter(
      (app) => app !== null,
    )
    const series = await rankSeries({ store, locale, from: TODAY - 90, to: TODAY })
    for (const day of [0, 1, 44, 60, 89, 90]) {
      const storefront = await storefrontOn(store, locale, TODAY - 90 + day)
      for (const keyword of keywords) {
        const { ranks, leaders } = series.of(keyword, apps)
        expect(ranks.map((one) => one[day])).toEqual(apps.map((app) => storefront.rankOf(keyword, app) ?? 0))
        const [first] = storefront.search(keyword)
        const leader = leaders[day]
        expect(leader ? first?.title.includes(leader.brand) : first === undefined).toBe(true)
      }
    }
  },
  60_000,
)
