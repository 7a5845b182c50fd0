import { hash32, nth01, wander } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'

/** How far what people choose after a search lifts an app above equal matches, or lowers it: for good, and over the weeks. */
const LASTING = 0.5
const PASSING = 0.008
/** Days between two turns of what passes. */
const PERIOD = 24
/** An app whose name lacks some of the words is left out while its pull for one of them is below this, -1..1: one day in twenty. */
const LEFT_OUT = -0.82
/** How much the size of an app counts for searches of one word, two, three, and more: the large ones fight for the short ones. */
const CONTESTED = [3, 1, -1.5, -3] as const
/** By how much that differs from search to search: some are served by large apps, some by small ones. */
const NICHE = 8

/** How people who search for one thing take to each app, day by day: two keywords with the same matches are ranked otherwise. */
export interface Pull {
  /** What an app's score is multiplied by. 0: the store leaves it out for now, as apps come and go at the end of lists. */
  of: (app: SampleApp, day: number, isNamed: () => boolean) => number
}

export function pullOf(keyword: string, locale: WorldLocale): Pull {
  const own = hash32(keyword)
  const words = [...new Set(keyword.split(/[\s-]+/))].map(hash32)
  const contested = CONTESTED[Math.min(words.length, CONTESTED.length) - 1] ?? 0
  const weight = contested + NICHE * (nth01(own, 7) - 0.5)
  return {
    of(app, day, isNamed) {
      const seed = seedsOf(app).inStorefront[locale].search
      // Word by word, so that a longer search does not find what a shorter one leaves out.
      const isLeftOut = words.some((word) => wander(seed ^ word, day, PERIOD).passing < LEFT_OUT)
      if (isLeftOut && !isNamed()) return 0
      const { lasting, passing } = wander(seed ^ own, day, PERIOD)
      return Math.log10(10 + app.dailyDownloads) ** weight * (1 + LASTING * lasting) * (1 + PASSING * passing)
    },
  }
}
