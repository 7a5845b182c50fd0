import { dayOf } from '#contract/protocol/days.ts'
import type { StorefrontPerformance, StorefrontPerformances } from '#contract/overview/history.ts'
import { countryCodeOf } from '#contract/store.ts'
import { fictional } from '#server/markets/provenance.ts'
import { dayNumber, timestampOf } from '../days.ts'
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
  const downloads = (first: number) => wholeDays((day) => downloadsIn(app, locale, day), first)
  const revenue = (first: number) => wholeDays((day) => revenueIn(app, locale, day), first)
  const [lastDownloads, lastRevenue] = [downloads(from), revenue(from)]
  return {
    country: countryCodeOf(locale),
    downloadsLast30Days: sum(lastDownloads),
    downloadsLast30DaysDelta: change(sum(lastDownloads), sum(downloads(from - DAYS))),
    revenueLast30Days: sum(lastRevenue),
    revenueLast30DaysDelta: change(sum(lastRevenue), sum(revenue(from - DAYS))),
    days: lastDownloads.map((value, index) => ({
      date: dayOf(timestampOf(from + index)),
      downloads: value,
      revenue: lastRevenue[index] ?? 0,
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
