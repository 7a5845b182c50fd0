import { OwnSource, type OwnCountry, type OwnDay } from '#contract/connections/own-performance.ts'
import { comparedOf, spanOf, within, type PeriodDays } from './periods.ts'
import { ratio, sumOf, type Compared, type Measure } from './sums.ts'

/** A row of a table of figures. */
export interface FigureRow<K extends string> extends Compared {
  /** What it is about: a source, or a country's code. */
  key: K
  /** Of the rows' total of the chosen measure, 0..1; null: not known. */
  share: number | null
}

/** Sources of the period, the most first. */
export function sourceRows(
  days: readonly OwnDay[],
  lastDay: string,
  period: PeriodDays,
  measure: Measure,
): FigureRow<OwnSource>[] {
  const known = new Set(within(days, spanOf(lastDay, period)).map(({ source }) => source))
  const rows = OwnSource.options
    .filter((source) => known.has(source))
    .map((source) => {
      const { now, before } = comparedOf(days, lastDay, period, source)
      return { key: source, now, before }
    })
  return shared(rows, measure)
}

/** Countries of the period, the most first; those of which nothing is known then are left out. */
export function countryRows(
  countries: readonly OwnCountry[],
  period: PeriodDays,
  measure: Measure,
): FigureRow<string>[] {
  const rows = countries.map(({ country, periods }) => {
    const { now, before } = periods[period]
    return { key: country, now: sumOf([now]), before: before && sumOf([before]) }
  })
  return shared(
    rows.filter(({ now }) => now.impressions !== null || now.pageViews !== null || now.installs !== null),
    measure,
  )
}

function shared<K extends string>(rows: readonly (Compared & { key: K })[], measure: Measure): FigureRow<K>[] {
  const { [measure]: all } = sumOf(rows.map(({ now }) => now))
  return rows
    .map(({ key, now, before }) => ({ key, now, before, share: ratio(now[measure], all) }))
    .toSorted((a, b) => (b.now[measure] ?? -1) - (a.now[measure] ?? -1))
}

/** The first step that the store counts: what the tables begin with. */
export const firstMeasure = ({ impressions }: Pick<Compared['now'], 'impressions'>): Measure =>
  impressions === null ? 'pageViews' : 'impressions'
