import type { UtcDay } from '#contract/protocol/days.ts'
import { ALL } from '#server/history/own-figures/reported-days.ts'

/** The reports that tell of own figures, of Apple and of Google; one replaces only what itself told. */
export type OwnReport = 'engagement' | 'downloads' | 'installs' | 'visits-by-country' | 'visits-by-source' | 'sales'

/** null: not told, which is not 0. */
export interface FigureCounts {
  impressions: number | null
  pageViews: number | null
  installs: number | null
}

export interface FigureCell extends FigureCounts {
  /** ISO day as the store counts days. */
  day: UtcDay
  country: string
  source: string
}

/** What a delivery of a report tells. */
export interface ReportFigures {
  report: OwnReport
  /** ISO day. */
  processedOn: UtcDay
  /** Those it tells of, oldest first. */
  days: UtcDay[]
  /** By country and source, where the store tells both together. */
  cells: FigureCell[]
  /** Sums over countries, over sources and over both. */
  totals: FigureCell[]
}

type Place = Pick<FigureCell, 'day' | 'country' | 'source'>

/** Sums the rows of a delivery up. */
export function sumFigures(report: OwnReport, processedOn: UtcDay) {
  const cells = new Map<string, FigureCell>()
  const totals = new Map<string, FigureCell>()

  function addTo(sums: Map<string, FigureCell>, place: Place, counts: Partial<FigureCounts>): void {
    if ((counts.impressions ?? counts.pageViews ?? counts.installs ?? null) === null) return
    const key = `${place.day} ${place.country} ${place.source}`
    const sum = sums.get(key) ?? { ...place, impressions: null, pageViews: null, installs: null }
    sum.impressions = plus(sum.impressions, counts.impressions)
    sum.pageViews = plus(sum.pageViews, counts.pageViews)
    sum.installs = plus(sum.installs, counts.installs)
    sums.set(key, sum)
  }

  return {
    /** Of a country and a source. */
    add: (place: Place, counts: Partial<FigureCounts>): void => addTo(cells, place, counts),
    /** Of countries or of sources alone; the other one is `ALL`. */
    addTotal: (place: Place, counts: Partial<FigureCounts>): void => addTo(totals, place, counts),
    /** Once, at the end. */
    figures(): ReportFigures {
      // A report has many rows of each cell: devices, versions, pages.
      for (const { day, country, source, ...counts } of cells.values())
        for (const place of [
          { country, source: ALL },
          { country: ALL, source },
          { country: ALL, source: ALL },
        ])
          addTo(totals, { day, ...place }, counts)
      const days = new Set([...totals.values()].map(({ day }) => day))
      return {
        report,
        processedOn,
        days: [...days].toSorted(),
        cells: [...cells.values()],
        totals: [...totals.values()],
      }
    },
  }
}

const plus = (sum: number | null, value: number | null | undefined): number | null =>
  value === null || value === undefined ? sum : (sum ?? 0) + value
