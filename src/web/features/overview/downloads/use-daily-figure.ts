import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import {
  getPerformanceHistory,
  type OverviewTrends,
  type StorefrontPerformances,
  type TrendPoint,
} from '#contract/overview/history.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import { countryCodeOf, type ListingRef } from '#contract/store.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import type { PerformanceFigure } from './figure.ts'

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
}

/** Days before the last 30 are asked for only where somebody wants them. */
export function useDailyFigure({ listing, figure, place, days, ...last30 }: Question): DailyFigure {
  const country = countryCodeOf(listing.locale)
  const isLong = days > OVERVIEW_DAYS
  const past = useRead(historyRead(listing, place === 'world' ? null : country, days), { enabled: isLong })
  if (isLong)
    return {
      result: past,
      points: past.data?.days?.map((day) => ({ date: day.date, value: day[figure] })),
      provenance: past.data?.provenance[figure],
    }
  const { trends, storefronts, provenance } = last30
  if (place === 'world') return { result: trends, points: trends.data?.[figure], provenance }
  const known = storefronts.data?.storefronts?.find((one) => one.country === country)?.days
  return { result: storefronts, points: known?.map((day) => ({ date: day.date, value: day[figure] })), provenance }
}

/** The worldwide figures are the same question whichever country is selected. */
function historyRead({ trackId, store, locale }: ListingRef, country: string | null, days: number) {
  const asked = { store, ...(country !== null && { country }), days: String(days) }
  const params = { trackId }
  return read(getPerformanceHistory, { params, query: { ...asked, locale } }, { params, query: asked })
}
