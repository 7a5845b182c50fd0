import { countryCodeOf, type AppRef, type Locale } from '#contract/store.ts'
import type { Performance, Rating } from '../market-source.ts'
import { fictional } from '../provenance.ts'
import { dayNumber, parseDay, timestampOf } from './days.ts'
import { drift, hash01, hash32 } from './hash.ts'
import type { SampleApp } from './sample-app.ts'

/** Countries whose stores may feature an app. */
const featuringCountries = 'US GB DE FR ES JP PT SE AT CH IT NL DK NO FI PL IE BE CA AU NZ BR MX KR'.split(' ')
/** Share of an app's ratings that comes from a country. */
const shares: Record<string, number> = {
  US: 0.34,
  GB: 0.09,
  DE: 0.11,
  FR: 0.07,
  ES: 0.05,
  JP: 0.12,
  PT: 0.02,
  SE: 0.02,
}

const seedOf = ({ store, trackId }: AppRef) => `${store}/${trackId}`
const sumOfDays = (from: number, days: number, value: (day: number) => number) =>
  Array.from({ length: days }, (_, i) => value(from + i)).reduce((sum, each) => sum + each, 0)

/** Downloads of one day, worldwide: more at week-ends, wandering by up to a third over the weeks. */
function downloadsOn(app: SampleApp, day: number): number {
  const weekday = (day + 4) % 7
  const weekend = weekday === 0 || weekday === 6 ? 1.18 : 0.95
  return Math.round(app.dailyDownloads * weekend * (1 + 0.33 * drift(hash32(`downloads/${seedOf(app.ref)}`), day)))
}

const revenueOn = (app: SampleApp, day: number) =>
  downloadsOn(app, day) * app.usdPerDownload * (1 + 0.2 * drift(hash32(`revenue/${seedOf(app.ref)}`), day))

/** Estimates of the 30 days before today, against the 30 days before those. */
export function performanceOf(app: SampleApp, now: Date): Performance {
  const today = dayNumber(now)
  const asOf = timestampOf(today)
  const downloads = (from: number) => sumOfDays(from, 30, (day) => downloadsOn(app, day))
  const revenue = (from: number) => Math.round(sumOfDays(from, 30, (day) => revenueOn(app, day)))
  const change = (now: number, before: number) => (before === 0 ? null : now / before - 1)
  const downloadsLast30Days = downloads(today - 30)
  const revenueLast30Days = revenue(today - 30)
  return {
    downloadsLast30Days,
    downloadsLast30DaysDelta: change(downloadsLast30Days, downloads(today - 60)),
    revenueLast30Days,
    revenueLast30DaysDelta: change(revenueLast30Days, revenue(today - 60)),
    revenueCurrency: 'USD',
    provenance: { downloads: fictional(asOf, 'downloads'), revenue: fictional(asOf, 'revenue') },
  }
}

/** Stars (two decimals) and number of ratings in one country; null: nobody has rated the app. */
export function ratingOf(app: SampleApp, locale: Locale, now: Date): Rating | null {
  if (app.rating === null) return null
  const { stars, perDay } = app.rating
  const today = dayNumber(now)
  const country = countryCodeOf(locale)
  const seed = `rating/${seedOf(app.ref)}/${country}`
  const taste = 0.16 * (hash01(seed) - 0.5)
  const on = (day: number) => Math.round(100 * Math.min(5, stars + taste + 0.06 * drift(hash32(seed), day))) / 100
  const days = today - parseDay(app.released)
  return {
    avgRating: on(today),
    ratingCount: Math.round(perDay * days * (shares[country] ?? 0.01)),
    delta: Math.round(100 * (on(today) - on(today - 30))) / 100,
    provenance: fictional(timestampOf(today)),
  }
}

/** Countries whose store featured the app on at least one of the `days` before `today`. */
export const featuredCountriesOf = (app: SampleApp, today: number, days: number) =>
  featuringCountries.filter((country) =>
    Array.from({ length: days }, (_, i) => today - 1 - i).some(
      (day) => hash01(`featured/${seedOf(app.ref)}/${country}/${day}`) < app.featuringChance,
    ),
  )
