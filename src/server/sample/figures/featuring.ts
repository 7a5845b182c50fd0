import { dayOf } from '#contract/protocol/days.ts'
import type { Featuring, FeaturingPlace } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import { timestampOf } from '../days.ts'
import { nth01 } from '../hash.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { seedsOf } from '../seeds.ts'

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

/** Where the editors of each store show apps; Google Play has no page of the day. */
const places: Record<SampleApp['ref']['store'], readonly [FeaturingPlace, ...FeaturingPlace[]]> = {
  APP_STORE: ['TODAY', 'COLLECTION', 'COLLECTION', 'CATEGORY'],
  GOOGLE_PLAY: ['COLLECTION', 'COLLECTION', 'CATEGORY'],
}

function placeOn(app: SampleApp, seed: number, day: number): FeaturingPlace {
  const known = places[app.ref.store]
  return known[Math.floor(nth01(seed + 2, day) * known.length)] ?? known[0]
}

/** The `days` before `today` on which a country's store featured the app, newest first, in the countries that list it. */
export const featuringsOf = (app: SampleApp, today: number, days: number): Featuring[] =>
  Array.from({ length: days }, (_, i) => today - 1 - i).flatMap((day) =>
    app.locales.filter(isWorldLocale).flatMap((locale) => {
      const seed = seedsOf(app).inStorefront[locale].featured
      if (!isFeatured(app, seed, day)) return []
      return [{ country: countryCodeOf(locale), date: dayOf(timestampOf(day)), place: placeOn(app, seed, day) }]
    }),
  )
