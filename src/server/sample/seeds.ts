import { countryCodeOf, type AppRef } from '#contract/store.ts'
import { hash32 } from './hash.ts'
import { worldLocales, type WorldLocale } from './locales.ts'
import type { SampleApp } from './sample-app.ts'

/** Seeds of what wanders about an app, made once: hashing a text takes longer than the number drawn from it. */
export interface Seeds {
  downloads: number
  season: number
  revenue: number
  reception: number
  inStorefront: Readonly<Record<WorldLocale, { downloads: number; featured: number; events: number; search: number }>>
}

const made = new WeakMap<SampleApp, Seeds>()

export const keyOf = ({ store, trackId }: AppRef) => `${store}/${trackId}`

/** Of the days on which a country's store features an app. */
const featuringSeed = (ref: AppRef, country: string) => hash32(`featured/${keyOf(ref)}/${country}`)

export function seedsOf(app: SampleApp): Seeds {
  let seeds = made.get(app)
  if (!seeds) {
    const key = keyOf(app.ref)
    const inStorefront = Object.fromEntries(
      worldLocales.map((locale) => [
        locale,
        {
          downloads: hash32(`local/${key}/${locale}`),
          featured: featuringSeed(app.ref, countryCodeOf(locale)),
          events: hash32(`events/${key}/${locale}`),
          search: hash32(`search/${key}/${locale}`),
        },
      ]),
    ) as Seeds['inStorefront']
    seeds = {
      downloads: hash32(`downloads/${key}`),
      season: hash32(`season/${key}`),
      revenue: hash32(`worth/${key}`),
      reception: hash32(`reception/${key}`),
      inStorefront,
    }
    made.set(app, seeds)
  }
  return seeds
}
