import type { StorefrontPerformance, StorefrontPerformances } from '#contract/overview-history.ts'
import { countryCodeOf } from '#contract/store.ts'
import { fictional } from '../provenance.ts'
import { dayNumber, timestampOf } from './days.ts'
import { downloadsIn, revenueIn } from './downloads.ts'
import { isWorldLocale, type WorldLocale } from './locales.ts'
import type { SampleApp } from './sample-app.ts'

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
  const downloads = wholeDays((day) => downloadsIn(app, locale, day), today - DAYS)
  const revenue = wholeDays((day) => revenueIn(app, locale, day), today - DAYS)
  const [lastDownloads, lastRevenue] = [sum(downloads), sum(revenue)]
  return {
    country: countryCodeOf(locale),
    downloadsLast30Days: lastDownloads,
    downloadsLast30DaysDelta: change(
      lastDownloads,
      sum(wholeDays((day) => downloadsIn(app, locale, day), today - 2 * DAYS)),
    ),
    revenueLast30Days: lastRevenue,
    revenueLast30DaysDelta: change(lastRevenue, sum(wholeDays((day) => revenueIn(app, locale, day), today - 2 * DAYS))),
    days: downloads.map((value, index) => ({
      date: timestampOf(today - DAYS + index).slice(0, 10),
      downloads: value,
      revenue: revenue[index] ?? 0,
    })),
  }
}

/** Whole numbers for 30 days, each rounded so that they add up to the whole. */
function wholeDays(on: (day: number) => number, from: number): number[] {
  let exact = 0
  return Array.from({ length: DAYS }, (_, index) => {
    const before = Math.round(exact)
    exact += on(from + index)
    return Math.round(exact) - before
  })
}

const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
const change = (now: number, then: number) => (then === 0 ? null : now / then - 1)
