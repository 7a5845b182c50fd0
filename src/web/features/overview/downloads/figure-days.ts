import { daysBefore, daysFrom } from '#contract/protocol/days.ts'
import type { TrendPoint } from '#contract/overview/history.ts'

const WEEK = 7

export interface FigureDay {
  /** UTC day, ISO. */
  date: string
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
