import { dayOf } from '#contract/protocol/days.ts'
import type { StorefrontPerformance, StorefrontPerformances } from '#contract/overview/history.ts'
import { countryCodeOf } from '#contract/store.ts'
import { fictional } from '#server/markets/provenance.ts'
import { dayNumber, timestampOf } from '../days.ts'
import type { DailyPerformance } from '#server/markets/market.ts'
import { downloadsIn, revenueIn } from './downloads.ts'
import { isWorldLocale, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'

const DAYS = 30

/** The days of `performanceOf` by storefront; what comes from countries without one is in the worldwide figures alone. */
export function storefrontPerformanceOf(app: SampleApp, now: Date): StorefrontPerformances {
  const today = dayNumber(now)
  const asOf = timestampOf(today)
  const storefronts = app.locales.filter(isWorldLocale).map((locale) => storefrontOf(app, locale, today))
  return {
    storefronts: storefronts.toSorted((a, b) => (b.downloadsLast30Days ?? 0) - (a.downloadsLast30Days ?? 0)),
    revenueCurrency: 'USD',
    provenance: { downloads: fictional(asOf, 'downloads'), revenue: fictional(asOf, 'revenue') },
  }
}

function storefrontOf(app: SampleApp, locale: WorldLocale, today: number): StorefrontPerformance {
  const from = today - DAYS
  const [last, before] = [daysIn(app, locale, from, DAYS), daysIn(app, locale, from - DAYS, DAYS)]
  const downloads = (days: readonly DailyPerformance[]) => sum(days.map((one) => one.downloads))
  const revenue = (days: readonly DailyPerformance[]) => sum(days.map((one) => one.revenue))
  return {
    country: countryCodeOf(locale),
    downloadsLast30Days: downloads(last),
    downloadsLast30DaysDelta: change(downloads(last), downloads(before)),
    revenueLast30Days: revenue(last),
    revenueLast30DaysDelta: change(revenue(last), revenue(before)),
    days: last.map((one) => ({ date: one.day, downloads: one.downloads, revenue: one.revenue })),
  }
}

/** The days before today in one country's store, `DAYS` or more; the last `DAYS` are those of `storefrontPerformanceOf`. null: the world has no such store, or it does not list the app. */
export function dailyStorefrontPerformanceOf(
  app: SampleApp,
  country: string,
  now: Date,
  days = DAYS,
): DailyPerformance[] | null {
  const locale = app.locales.filter(isWorldLocale).find((one) => countryCodeOf(one) === country)
  if (locale === undefined) return null
  const today = dayNumber(now)
  return [...daysIn(app, locale, today - days, days - DAYS), ...daysIn(app, locale, today - DAYS, DAYS)].slice(-days)
}

function daysIn(app: SampleApp, locale: WorldLocale, from: number, length: number): DailyPerformance[] {
  const downloads = wholeDays((day) => downloadsIn(app, locale, day), from, length)
  const revenue = wholeDays((day) => revenueIn(app, locale, day), from, length)
  return downloads.map((value, index) => ({
    day: dayOf(timestampOf(from + index)),
    downloads: value,
    revenue: revenue[index] ?? 0,
  }))
}

/** Whole numbers, each rounded so that they add up to the whole. */
function wholeDays(on: (day: number) => number, from: number, length: number): number[] {
  let exact = 0
  return Array.from({ length }, (_, index) => {
    const before = Math.round(exact)
    exact += on(from + index)
    return Math.round(exact) - before
  })
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
const change = (now: number, then: number) => (then === 0 ? null : now / then - 1)
