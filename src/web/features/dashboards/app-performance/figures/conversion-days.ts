import { OwnSource, type OwnDay } from '#contract/connections/own-performance.ts'
import { daysFrom } from '#contract/protocol/days.ts'
import { spanOf, within, type PeriodDays } from './periods.ts'
import { sumOf } from './sums.ts'

export interface ConversionLine {
  source: OwnSource
  /** One for each day, 0..1 and beyond; null: not known, or nobody saw the page. */
  values: readonly (number | null)[]
}

export interface ConversionDays {
  /** Every UTC day of the period, ISO, oldest first. */
  dates: readonly string[]
  /** In the order of the sources; none of which nothing is known. */
  lines: readonly ConversionLine[]
}

/** Installs for each view of the product page, day by day and source by source. `source`: of that one alone. */
export function conversionDays(
  days: readonly OwnDay[],
  lastDay: string,
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
