import { t } from '@lingui/core/macro'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import type { OverviewTrends, StorefrontPerformances, TrendPoint } from '#contract/overview/history.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import { daysBefore, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { FigureMark } from '../listing-facts.ts'
import { historyRead } from '../reads.ts'

/** Worldwide, or the selected country's store. */
export type Place = 'world' | 'country'

interface Question {
  listing: ListingRef
  figure: PerformanceFigure
  place: Place
  /** Days before today. */
  days: number
  /** The last 30 days, which the page reads in any case. */
  trends: ReadResult<OverviewTrends>
  storefronts: ReadResult<StorefrontPerformances>
  /** Of those 30 days. */
  provenance: Provenance | null | undefined
}

interface DailyFigure {
  result: ReadResult<unknown>
  /** null: not known; undefined: nothing was read yet. */
  points: readonly TrendPoint[] | null | undefined
  /** null: the market doesn't know the figure; undefined: nothing was read yet. */
  provenance: Provenance | null | undefined
  /** Whose downloads they are. */
  mark: FigureMark
}

/** Days before the last 30 are fetched only on demand. */
export function useDailyFigure({ listing, figure, place, days, ...last30 }: Question): DailyFigure {
  const country = countryCodeOf(listing.locale)
  const isLong = days > OVERVIEW_DAYS
  const past = useRead(historyRead(listing, place === 'world' ? null : country, days), { enabled: isLong })
  if (isLong)
    return {
      result: past,
      points: past.data?.days?.map((day) => ({ date: day.date, value: day[figure] })),
      provenance: past.data?.provenance[figure],
      mark: markOf(past.data),
    }
  const { trends, storefronts, provenance } = last30
  if (place === 'world') return { result: trends, points: trends.data?.[figure], provenance, mark: markOf(trends.data) }
  const known = storefronts.data?.storefronts?.find((one) => one.country === country)?.days
  const points = known?.map((day) => ({ date: day.date, value: day[figure] }))
  return { result: storefronts, points, provenance, mark: markOf(storefronts.data) }
}

export const markOf = (answer: { own?: object | undefined } | undefined): FigureMark =>
  answer?.own ? 'own' : 'estimate'

const WEEK = 7

export interface FigureDay {
  /** UTC day, ISO. */
  date: UtcDay
  /** null: not known. */
  value: number | null
  /** Against the same day a week before, 0.064 = +6.4 %; null: one of the two is not known, or there was nothing then. */
  change: number | null
}

/**
 * Every day from the first known one to the last, oldest first. Days are compared with the same day of the week, since
 * weekends differ. Empty where nothing is known.
 */
export function figureDays(points: readonly TrendPoint[] | null | undefined): FigureDay[] {
  const known = points?.flatMap(({ date, value }) => (value === null ? [] : [{ date, value }])) ?? []
  const [first, last] = [known[0], known.at(-1)]
  if (!first || !last) return []
  const values = new Map(known.map(({ date, value }) => [date, value]))
  return daysFrom(first.date, last.date).map((date) => {
    const value = values.get(date) ?? null
    return { date, value, change: changeOf(value, values.get(daysBefore(Date.parse(date), WEEK)) ?? null) }
  })
}

const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null || before === 0 ? null : value / before - 1

/** What the page shows day by day and country by country. */
export type PerformanceFigure = 'downloads' | 'revenue'

export const figureName = (figure: PerformanceFigure): string => (figure === 'downloads' ? t`Downloads` : t`Revenue`)

/** `currency`: ISO 4217 code of the revenue; null: none is known. */
export const figureText = (figure: PerformanceFigure, value: number, currency: string | null): string =>
  figure === 'revenue' && currency !== null ? formatMoney(value, currency, language()) : formatNumber(value, language())
