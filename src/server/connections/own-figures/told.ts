import { ALL } from '#server/history/own-figures/told-days.ts'

/** The reports that tell of own figures, of Apple and of Google; one replaces only what itself told. */
export type OwnReport = 'engagement' | 'downloads' | 'installs' | 'visits-by-country' | 'visits-by-source' | 'sales'

/** null: not told, which is not 0. */
export interface ToldCounts {
  impressions: number | null
  pageViews: number | null
  installs: number | null
}

export interface ToldCell extends ToldCounts {
  /** ISO day as the store counts days. */
  day: string
  country: string
  source: string
}

/** What a delivery of a report tells. */
export interface Told {
  report: OwnReport
  /** ISO day. */
  processedOn: string
  /** Those it tells of, oldest first. */
  days: string[]
  /** By country and source, where the store tells both together. */
  cells: ToldCell[]
  /** Sums over countries, over sources and over both. */
  totals: ToldCell[]
}

type Place = Pick<ToldCell, 'day' | 'country' | 'source'>

/** Sums the rows of a delivery up. */
export function collectTold(report: OwnReport, processedOn: string) {
  const cells = new Map<string, ToldCell>()
  const totals = new Map<string, ToldCell>()

  function addTo(sums: Map<string, ToldCell>, place: Place, counts: Partial<ToldCounts>): void {
    if (Object.values(counts).every((count) => count === null)) return
    const key = `${place.day} ${place.country} ${place.source}`
    const sum = sums.get(key) ?? { ...place, impressions: null, pageViews: null, installs: null }
    sum.impressions = plus(sum.impressions, counts.impressions)
    sum.pageViews = plus(sum.pageViews, counts.pageViews)
    sum.installs = plus(sum.installs, counts.installs)
    sums.set(key, sum)
  }

  return {
    /** Of a country and a source. */
    add(place: Place, counts: Partial<ToldCounts>): void {
      addTo(cells, place, counts)
      for (const country of [place.country, ALL])
        for (const source of [place.source, ALL])
          if (country === ALL || source === ALL) addTo(totals, { ...place, country, source }, counts)
    },
    /** Of countries or of sources alone; the other one is `ALL`. */
    addTotal: (place: Place, counts: Partial<ToldCounts>): void => addTo(totals, place, counts),
    told(): Told {
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
