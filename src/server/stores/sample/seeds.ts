import type { AppRef } from '#contract/store.ts'
import { hash32 } from './hash.ts'
import { worldLocales, type WorldLocale } from './locales.ts'
import type { SampleApp } from './sample-app.ts'

/** Seeds of what wanders about an app, made once: hashing a text takes longer than the number drawn from it. */
export interface Seeds {
  downloads: number
  season: number
  revenue: number
  inStorefront: Readonly<Record<WorldLocale, { downloads: number; search: number }>>
}

const made = new WeakMap<SampleApp, Seeds>()

export const keyOf = ({ store, trackId }: AppRef) => `${store}/${trackId}`

export function seedsOf(app: SampleApp): Seeds {
  let seeds = made.get(app)
  if (!seeds) {
    const key = keyOf(app.ref)
    const inStorefront = Object.fromEntries(
      worldLocales.map((locale) => [
        locale,
        { downloads: hash32(`downloads/${key}/${locale}`), search: hash32(`search/${key}/${locale}`) },
      ]),
    ) as Seeds['inStorefront']
    seeds = {
      downloads: hash32(`downloads/${key}`),
      season: hash32(`season/${key}`),
      revenue: hash32(`revenue/${key}`),
      inStorefront,
    }
    made.set(app, seeds)
  }
  return seeds
}
