import type { TrendPoint } from '#contract/overview-history.ts'

const DAY_MS = 86_400_000
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
  const count = Math.round((Date.parse(last.date) - Date.parse(first.date)) / DAY_MS) + 1
  return Array.from({ length: count }, (_, index) => {
    const date = dayAfter(first.date, index)
    const value = values.get(date) ?? null
    return { date, value, change: changeOf(value, values.get(dayAfter(date, -WEEK)) ?? null) }
  })
}

const changeOf = (value: number | null, before: number | null): number | null =>
  value === null || before === null || before === 0 ? null : value / before - 1

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
