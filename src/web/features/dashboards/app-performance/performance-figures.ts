import { csvOf, textCell } from '#aso/csv.ts'
import {
  type OwnCounts,
  type OWN_PERIODS,
  type OwnDay,
  OwnSource,
  type OwnCountry,
} from '#contract/connections/own-performance.ts'
import { daysBefore, daysBetween, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { language } from '#web/i18n/language.ts'

/** What a store counts of an app's way from the search to the device. */
export type Measure = keyof OwnCounts
export const measures = ['impressions', 'pageViews', 'installs'] as const satisfies readonly Measure[]

export interface Sum extends OwnCounts {
  /** Views of the product page for each impression, 0..1 and beyond; null: one of them is not known, or there was none. */
  openRate: number | null
  /** Installs for each view of the product page, likewise: people can install without opening the page. */
  conversion: number | null
}

/** A period, and as many days before it; null: they are not all known. */
export interface Compared {
  now: Sum
  before: Sum | null
}

/** Counts added up: what is not known anywhere stays null. Rates are of those rows of which both counts are known. */
export function sumOf(rows: readonly OwnCounts[]): Sum {
  return {
    impressions: total(rows, 'impressions'),
    pageViews: total(rows, 'pageViews'),
    installs: total(rows, 'installs'),
    openRate: rate(rows, 'pageViews', 'impressions'),
    conversion: rate(rows, 'installs', 'pageViews'),
  }
}

function total(rows: readonly OwnCounts[], measure: Measure): number | null {
  const known = rows.flatMap((row) => row[measure] ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

function rate(rows: readonly OwnCounts[], part: Measure, whole: Measure): number | null {
  const both = rows.filter((row) => row[part] !== null && row[whole] !== null)
  return ratio(total(both, part), total(both, whole))
}

export const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : part / whole

/** Relative change, 0.064 = +6.4 %; null: one of the two is not known, or there was nothing before. */
export function changeOf(now: number | null, before: number | null | undefined): number | null {
  const share = ratio(now, before ?? null)
  return share === null ? null : share - 1
}

/** Change of a rate in points: from 30 % to 31 % is 1; null: one of the two is not known. */
export const pointsOf = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : (now - before) * 100

export type PeriodDays = (typeof OWN_PERIODS)[number]

/** From one UTC day to another, ISO, inclusive. */
export interface Span {
  from: UtcDay
  to: UtcDay
}

/** The `period` days until `lastDay`; `back`: so many periods earlier. */
export function spanOf(lastDay: UtcDay, period: PeriodDays, back = 0): Span {
  const end = Date.parse(lastDay)
  return { from: daysBefore(end, (back + 1) * period - 1), to: daysBefore(end, back * period) }
}

export const within = (days: readonly OwnDay[], { from, to }: Span): OwnDay[] =>
  days.filter(({ day }) => day >= from && day <= to)

/** So much of a span may lie before the first known day: a store leaves single days out, and that is no reason not to compare. */
const LEFT_OUT = 0.1

/** Whether figures reach back to the beginning of a span of `period` days. */
export function reaches(days: readonly OwnDay[], { from }: Span, period: PeriodDays): boolean {
  const first = days[0]?.day
  return first !== undefined && daysBetween(from, first) <= period * LEFT_OUT
}

/** Figures of a period, of one source or of all (null), beside those of the days before. `days`: oldest first. */
export function comparedOf(
  days: readonly OwnDay[],
  lastDay: UtcDay,
  period: PeriodDays,
  source: OwnSource | null,
): Compared {
  const before = spanOf(lastDay, period, 1)
  const sumIn = (span: Span) => sumOf(within(days, span).filter((one) => source === null || one.source === source))
  return {
    now: sumIn(spanOf(lastDay, period)),
    before: reaches(days, before, period) ? sumIn(before) : null,
  }
}

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
  lastDay: UtcDay,
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

export interface ConversionLine {
  source: OwnSource
  /** One for each day, 0..1 and beyond; null: not known, or nobody saw the page. */
  values: readonly (number | null)[]
}

export interface ConversionDays {
  /** Every UTC day of the period, ISO, oldest first. */
  dates: readonly UtcDay[]
  /** In the order of the sources; none of which nothing is known. */
  lines: readonly ConversionLine[]
}

/** Installs for each view of the product page, day by day and source by source. `source`: of that one alone. */
export function conversionDays(
  days: readonly OwnDay[],
  lastDay: UtcDay,
  period: PeriodDays,
  source: OwnSource | null,
): ConversionDays {
  const span = spanOf(lastDay, period)
  const dates = daysFrom(span.from, span.to)
  const known = within(days, span)
  const lines = OwnSource.options
    .filter((one) => source === null || one === source)
    .map((one) => {
      const rates = new Map(known.filter((row) => row.source === one).map((row) => [row.day, sumOf([row]).conversion]))
      return { source: one, values: dates.map((date) => rates.get(date) ?? null) }
    })
  return { dates, lines: lines.filter(({ values }) => values.some((value) => value !== null)) }
}

/** A line without its gaps: where each piece begins, and its values. */
export function piecesOf(values: readonly (number | null)[]): { from: number; values: number[] }[] {
  const pieces: { from: number; values: number[] }[] = []
  for (const [index, value] of values.entries()) {
    if (value === null) continue
    const last = pieces.at(-1)
    if (last && last.from + last.values.length === index) last.values.push(value)
    else pieces.push({ from: index, values: [value] })
  }
  return pieces
}

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
  csvOf(
    [
      [words.day, words.source, words.impressions, words.pageViews, words.installs],
      ...days.map(({ day, source, ...counts }) => [day, textCell(nameOf(source)), ...cells(counts)]),
    ],
    language(),
  )

/** The period country by country as CSV, beside the days before it; what is not known is left empty. */
export const countriesCsv = (countries: readonly OwnCountry[], period: PeriodDays, words: FileWords): string => {
  const names = [words.impressions, words.pageViews, words.installs]
  return csvOf(
    [
      [words.country, ...names, ...names.map(words.before)],
      ...countries.map(({ country, periods }) => [
        country,
        ...cells(periods[period].now),
        ...cells(periods[period].before ?? nothing),
      ]),
    ],
    language(),
  )
}

const nothing: OwnCounts = { impressions: null, pageViews: null, installs: null }
const cells = ({ impressions, pageViews, installs }: OwnCounts) =>
  [impressions, pageViews, installs].map((value) => (value === null ? '' : String(value)))
