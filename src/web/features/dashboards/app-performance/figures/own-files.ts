import type { OwnCounts, OwnCountry, OwnDay, OwnSource } from '#contract/connections/own-performance.ts'
import { csvOf, textCell } from '#aso/csv.ts'
import type { PeriodDays } from './periods.ts'

/** Names of the columns, in the reader's language. */
export interface FileWords extends Record<keyof OwnCounts, string> {
  day: string
  source: string
  country: string
  /** Of a count, in the days before the period. */
  before: (name: string) => string
}

/** Every known day by source as CSV, oldest first; what is not known is left empty. */
export const daysCsv = (days: readonly OwnDay[], words: FileWords, nameOf: (source: OwnSource) => string): string =>
  csvOf([
    [words.day, words.source, words.impressions, words.pageViews, words.installs],
    ...days.map(({ day, source, ...counts }) => [day, textCell(nameOf(source)), ...cells(counts)]),
  ])

/** The period country by country as CSV, beside the days before it; what is not known is left empty. */
export const countriesCsv = (countries: readonly OwnCountry[], period: PeriodDays, words: FileWords): string => {
  const names = [words.impressions, words.pageViews, words.installs]
  return csvOf([
    [words.country, ...names, ...names.map(words.before)],
    ...countries.map(({ country, periods }) => [
      country,
      ...cells(periods[period].now),
      ...cells(periods[period].before ?? nothing),
    ]),
  ])
}

const nothing: OwnCounts = { impressions: null, pageViews: null, installs: null }
const cells = ({ impressions, pageViews, installs }: OwnCounts) =>
  [impressions, pageViews, installs].map((value) => (value === null ? '' : String(value)))
