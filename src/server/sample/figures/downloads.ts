import { parseDay } from '../days.ts'
import { drift, hash01 } from '../hash.ts'
import { isWorldLocale, storefronts, worldLocales, type WorldLocale, languageOf } from '../locales.ts'
import { momentumOn } from './momentum.ts'
import type { SampleApp } from '../sample-app.ts'
import { keyOf, seedsOf } from '../seeds.ts'

/** Share of downloads that comes from countries without a storefront of the world. */
const ELSEWHERE = 0.18
/** What a download brings in a country, against the mean. */
const wealth: Readonly<Record<WorldLocale, number>> = {
  'en-US': 1.25,
  'en-GB': 1.05,
  'de-DE': 1,
  'fr-FR': 0.85,
  'es-ES': 0.65,
  'ja-JP': 1.5,
  'pt-PT': 0.5,
  'sv-SE': 0.95,
}
/** Days in which a new app finds its public. */
const START_DAYS = 60

interface Weights {
  released: number
  elsewhere: number
  inStorefront: Partial<Record<WorldLocale, number>>
}

const weighed = new WeakMap<SampleApp, Weights>()

/** How an app's downloads are spread over the storefronts that list it: by size, taste and whether it speaks the language. */
function weightsOf(app: SampleApp): Weights {
  const known = weighed.get(app)
  if (known) return known
  const listed = worldLocales.filter((locale) => app.locales.includes(locale))
  const raw = listed.map((locale) => {
    const taste = 0.45 * 4 ** hash01(`taste/${keyOf(app.ref)}/${locale}`)
    const { language, share } = storefronts[locale]
    const understood = language === 'en' || app.languages.includes(languageOf(locale)) ? 1.15 : 0.6
    return share * taste * understood
  })
  const sum = raw.reduce((total, each) => total + each, ELSEWHERE)
  const weights: Weights = {
    released: parseDay(app.released),
    elsewhere: ELSEWHERE / sum,
    inStorefront: Object.fromEntries(listed.map((locale, i) => [locale, (raw[i] ?? 0) / sum])),
  }
  weighed.set(app, weights)
  return weights
}

/** Downloads of one day before they are spread over countries: more at week-ends, wandering over weeks and seasons. */
function worldOn(app: SampleApp, day: number): number {
  const { released } = weightsOf(app)
  if (day < released) return 0
  const { downloads, season } = seedsOf(app)
  const weekday = (day + 4) % 7
  const weekend = weekday === 0 || weekday === 6 ? 1.18 : 0.95
  const start = Math.min(1, (1 + day - released) / START_DAYS)
  // Slowing the drift down to a fifth makes seasons of it, up to a year long.
  return app.dailyDownloads * weekend * start * (1 + 0.24 * drift(downloads, day)) * (1 + 0.25 * drift(season, day / 5))
}

/**
 * The share that goes to a storefront on one day: it wanders on its own, over weeks and over seasons, and rises with
 * what happens there. 0 where the app is not listed.
 */
function shareOn(app: SampleApp, locale: WorldLocale, day: number): number {
  const weight = weightsOf(app).inStorefront[locale]
  if (weight === undefined) return 0
  const seed = seedsOf(app).inStorefront[locale].downloads
  const taste = (1 + 0.42 * drift(seed, day)) * (1 + 0.35 * drift(seed + 1, day / 4))
  return weight * taste * momentumOn(app, locale, day)
}

/** Downloads of one day in one storefront; not rounded, so that a chart can be made of them. */
export const downloadsIn = (app: SampleApp, locale: WorldLocale, day: number): number => {
  const world = worldOn(app, day)
  return world === 0 ? 0 : world * shareOn(app, locale, day)
}

const perDownload = (app: SampleApp, day: number) => app.usdPerDownload * (1 + 0.25 * drift(seedsOf(app).revenue, day))

/** Revenue of one day in one storefront, US dollars, not rounded. */
export const revenueIn = (app: SampleApp, locale: WorldLocale, day: number): number =>
  downloadsIn(app, locale, day) * perDownload(app, day) * wealth[locale]

/** Downloads and revenue (US dollars) of one day, worldwide: those of all storefronts, and of the countries without one. */
export function worldwideOn(app: SampleApp, day: number): { downloads: number; revenue: number } {
  const world = worldOn(app, day)
  const shares = app.locales.filter(isWorldLocale).map((locale) => ({ locale, share: shareOn(app, locale, day) }))
  const { elsewhere } = weightsOf(app)
  const sum = (weigh: (locale: WorldLocale) => number) =>
    shares.reduce((total, { locale, share }) => total + share * weigh(locale), elsewhere)
  return {
    downloads: Math.round(world * sum(() => 1)),
    revenue: world * sum((locale) => wealth[locale]) * perDownload(app, day),
  }
}

/** Share of an app's public that lives in a storefront's country, 0..1. */
export const publicIn = (app: SampleApp, locale: WorldLocale): number => weightsOf(app).inStorefront[locale] ?? 0
