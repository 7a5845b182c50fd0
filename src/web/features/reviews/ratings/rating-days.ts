import { daysFrom } from '#contract/days.ts'
import type { RatingHistory } from '#contract/overview-history.ts'

export interface RatingDay {
  date: string
  /** Stars; null: not read. */
  value: number | null
}

/** Every day from the first to the last reading; a day that was not read is null, so that the line has a gap there. */
export function ratingDays(points: NonNullable<RatingHistory['points']>): RatingDay[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const known = new Map(points.map(({ date, avgRating }) => [date, avgRating]))
  return daysFrom(first.date, last.date).map((date) => ({ date, value: known.get(date) ?? null }))
}

/** Least and most of an axis that shows small changes: tenths of a star around the values, at least three of them. */
export function starAxis(values: readonly number[]): [from: number, to: number] {
  const from = Math.floor(Math.min(...values) * 10 - 0.5) / 10
  const to = Math.ceil(Math.max(...values) * 10 + 0.5) / 10
  return [Math.max(1, Math.min(from, to - 0.3)), Math.min(5, Math.max(to, from + 0.3))]
}
