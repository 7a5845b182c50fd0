import { daysBetween } from '#contract/protocol/days.ts'
import type { TrendPoint } from '#contract/overview/history.ts'

/** Days that have to be known for a line to say something. */
const LEAST = 7

/** A value for each day from the first known one to the last; null where it is not known. null: too little is known to draw. */
export function trendValues(points: readonly TrendPoint[] | null | undefined): (number | null)[] | null {
  const known = points?.filter(({ value }) => value !== null) ?? []
  const first = known[0]
  if (!first || known.length < LEAST) return null
  const values: (number | null)[] = []
  for (const { date, value } of known) {
    const day = daysBetween(first.date, date)
    while (values.length < day) values.push(null)
    values.push(value)
  }
  return values
}
