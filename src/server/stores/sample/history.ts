import { dayOf } from '#contract/days.ts'
import { countryCodeOf, type Locale } from '#contract/store.ts'
import type { DailyPerformance, Performance, Rating, RatingPast } from '../market-source.ts'
import { fictional } from '../provenance.ts'
import { dayNumber, parseDay, timestampOf } from './days.ts'
import { publicIn, worldwideOn } from './downloads.ts'
import { drift, hash01, hash32 } from './hash.ts'
import { isWorldLocale, type WorldLocale } from './locales.ts'
import type { SampleApp } from './sample-app.ts'
import { keyOf } from './seeds.ts'

/** Estimates of the 30 days before today, against the 30 days before those. */
export function performanceOf(app: SampleApp, now: Date): Performance {
  const today = dayNumber(now)
  const asOf = timestampOf(today)
  const last = sumOf(app, today - 30)
  const before = sumOf(app, today - 60)
  const change = (now: number, then: number) => (then === 0 ? null : now / then - 1)
  return {
    downloadsLast30Days: last.downloads,
    downloadsLast30DaysDelta: change(last.downloads, before.downloads),
    revenueLast30Days: last.revenue,
    revenueLast30DaysDelta: change(last.revenue, before.revenue),
    revenueCurrency: 'USD',
    provenance: { downloads: fictional(asOf, 'downloads'), revenue: fictional(asOf, 'revenue') },
  }
}

/** Downloads and revenue of 30 days, whole numbers. */
function sumOf(app: SampleApp, from: number): { downloads: number; revenue: number } {
  const days = daysFrom(app, from)
  return {
    downloads: days.reduce((sum, { downloads }) => sum + downloads, 0),
    revenue: Math.round(days.reduce((sum, { revenue }) => sum + revenue, 0)),
  }
}

const DAYS = 30

const daysFrom = (app: SampleApp, from: number) => Array.from({ length: DAYS }, (_, i) => worldwideOn(app, from + i))

/** The days of which `performanceOf` is the sum: whole numbers, each rounded so that they add up to it. */
export function dailyPerformanceOf(app: SampleApp, now: Date): DailyPerformance[] {
  const from = dayNumber(now) - DAYS
  let sum = 0
  return daysFrom(app, from).map(({ downloads, revenue }, i) => {
    const before = Math.round(sum)
    sum += revenue
    return { day: dayOf(timestampOf(from + i)), downloads, revenue: Math.round(sum) - before }
  })
}

/** Mean stars in one country on a day, two decimals; null: nobody has rated the app. */
export function starsOn(app: SampleApp, locale: Locale, day: number): number | null {
  if (app.rating === null) return null
  const seed = `rating/${keyOf(app.ref)}/${countryCodeOf(locale)}`
  const taste = 0.16 * (hash01(seed) - 0.5)
  const stars = app.rating.stars + taste + 0.06 * drift(hash32(seed), day)
  return Math.round(100 * Math.min(5, Math.max(1, stars))) / 100
}

/** Number of ratings that one country has given up to a day. */
const ratingCountOn = (app: SampleApp, perDay: number, locale: WorldLocale, day: number) =>
  Math.max(0, Math.round(perDay * (day - parseDay(app.released)) * publicIn(app, locale)))

/** Stars and number of ratings in one country; null: nobody has rated the app there. */
export function ratingOf(app: SampleApp, locale: Locale, now: Date): Rating | null {
  const today = dayNumber(now)
  const stars = starsOn(app, locale, today)
  const before = starsOn(app, locale, today - DAYS)
  if (app.rating === null || stars === null || before === null || !isWorldLocale(locale)) return null
  return {
    avgRating: stars,
    ratingCount: ratingCountOn(app, app.rating.perDay, locale, today),
    delta: Math.round(100 * (stars - before)) / 100,
    provenance: fictional(timestampOf(today)),
  }
}

/** Stars and number of ratings at the end of each day, from the app's first release on; empty: nobody has rated it. */
export function ratingsBetween(app: SampleApp, locale: Locale, from: number, to: number): RatingPast['points'] {
  const { rating } = app
  if (rating === null || !isWorldLocale(locale)) return []
  const first = Math.max(from, parseDay(app.released))
  return Array.from({ length: Math.max(0, to - first + 1) }, (_, i) => first + i).flatMap((day) => {
    const avgRating = starsOn(app, locale, day)
    const ratingCount = ratingCountOn(app, rating.perDay, locale, day)
    return avgRating === null ? [] : [{ date: dayOf(timestampOf(day)), avgRating, ratingCount }]
  })
}
