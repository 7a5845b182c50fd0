import { nth01 } from './hash.ts'
import type { WorldLocale } from './locales.ts'
import type { SampleApp } from './sample-app.ts'
import { featuringSeed, seedsOf } from './seeds.ts'

/** Countries whose stores may feature an app. */
const countries = 'US GB DE FR ES JP PT SE AT CH IT NL DK NO FI PL IE BE CA AU NZ BR MX KR'.split(' ')

/** What a featuring adds on the days from its own on, in parts of its size: the news spreads for a day, then fades. */
const AFTERMATH = [0.55, 1, 0.8, 0.62, 0.47, 0.35, 0.26, 0.18, 0.11, 0.05] as const
/** Smallest and largest share by which the best day after a featuring exceeds others. */
const LIFT = [0.25, 0.75] as const

const isFeatured = (app: SampleApp, seed: number, day: number) => nth01(seed, day) < app.featuringChance

/** Share of downloads that featurings in a country add on a day; 0: none of the last days. */
export function featuringLift(app: SampleApp, locale: WorldLocale, day: number): number {
  const seed = seedsOf(app).inStorefront[locale].featured
  let lift = 0
  for (const [after, part] of AFTERMATH.entries()) {
    if (isFeatured(app, seed, day - after))
      lift += part * (LIFT[0] + (LIFT[1] - LIFT[0]) * nth01(seed + 1, day - after))
  }
  return lift
}

/** Countries whose store featured the app on at least one of the `days` before `today`. */
export const featuredCountriesOf = (app: SampleApp, today: number, days: number) =>
  countries.filter((country) => {
    const seed = featuringSeed(app.ref, country)
    return Array.from({ length: days }, (_, i) => today - 1 - i).some((day) => isFeatured(app, seed, day))
  })
