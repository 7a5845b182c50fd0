import { hash32, wander } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'

/** How far what people choose after a search lifts an app above equal matches, or lowers it: for good, and over the weeks. */
const LASTING = 0.3
const PASSING = 0.08
/** Days between two turns of what passes. */
const PERIOD = 24
/** An app whose name lacks some of the words is left out while its pull for one of them is below this, -1..1: a tenth of all days. */
const LEFT_OUT = -0.7

/** How people who search for one thing take to each app, day by day: two keywords with the same matches are ranked otherwise. */
export interface Pull {
  /** What an app's score is multiplied by, about 1. 0: the store leaves it out for now, as apps come and go at the end of lists. */
  of: (app: SampleApp, day: number, isNamed: () => boolean) => number
}

export function pullOf(keyword: string, locale: WorldLocale): Pull {
  const own = hash32(keyword)
  const words = [...new Set(keyword.split(/[\s-]+/))].map(hash32)
  return {
    of(app, day, isNamed) {
      const seed = seedsOf(app).inStorefront[locale].search
      // Word by word, so that a longer search does not find what a shorter one leaves out.
      const isLeftOut = words.some((word) => wander(seed ^ word, day, PERIOD).passing < LEFT_OUT)
      if (isLeftOut && !isNamed()) return 0
      const { lasting, passing } = wander(seed ^ own, day, PERIOD)
      return (1 + LASTING * lasting) * (1 + PASSING * passing)
    },
  }
}
