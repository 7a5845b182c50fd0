import { hash32, nth01, wander } from '../hash.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'

/** How far what people choose after a search lifts an app above equal matches, or lowers it: for good, and over the weeks. */
const LASTING = 0.5
const PASSING = 0.004
/** Days between two turns of what passes. */
const PERIOD = 24
/** An app is left out while its pull for a word that its name lacks is below this, -1..1: one day in a hundred. */
const LEFT_OUT = -0.94
/** How much the size of an app counts for searches of one word, two, three, and more: the large ones fight for the short ones. */
const CONTESTED = [3.5, 1, -2.2, -4] as const
/** By how much that differs from topic to topic: some are served by large apps, some by small ones. */
const NICHE = 10
const TOPIC_WORDS = 2

/** How people who search for one thing take to each app, day by day: two keywords with the same matches are ranked otherwise. */
export interface Pull {
  /** What an app's score is multiplied by. 0: the store leaves it out for now, as apps come and go at the end of lists. */
  of: (app: SampleApp, day: number, isNamed: (word: string) => boolean) => number
}

export function pullOf(keyword: string, locale: WorldLocale): Pull {
  const own = hash32(keyword)
  const words = [...new Set(keyword.split(/[\s-]+/))].map((text) => ({ text, hash: hash32(text) }))
  // What is added to a topic narrows it, but is asked of the same apps.
  const topic = words.slice(0, TOPIC_WORDS).map(({ text }) => text)
  const contested = CONTESTED[Math.min(words.length, CONTESTED.length) - 1] ?? 0
  const weight = contested + NICHE * (nth01(hash32(topic.join(' ')), 7) - 0.5)
  return {
    of(app, day, isNamed) {
      const seed = seedsOf(app).inStorefront[locale].search
      // Word by word, so that a longer search does not find what a shorter one leaves out.
      if (words.some(({ text, hash }) => wander(seed ^ hash, day, PERIOD).passing < LEFT_OUT && !isNamed(text)))
        return 0
      const { lasting, passing } = wander(seed ^ own, day, PERIOD)
      return Math.log10(10 + app.dailyDownloads) ** weight * (1 + LASTING * lasting) * (1 + PASSING * passing)
    },
  }
}
