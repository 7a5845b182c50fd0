import { daysFrom } from '#contract/protocol/days.ts'
import type { RatingHistory } from '#contract/overview/history.ts'

export type RatingFigure = 'average' | 'new'

type Points = NonNullable<RatingHistory['points']>

/** Every day from the first to the last reading of any app; none where nothing was read. */
export function ratingDates(apps: readonly Points[]): string[] {
  const days = apps.flatMap((points) => [points[0]?.date ?? [], points.at(-1)?.date ?? []].flat()).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  return first === undefined || last === undefined ? [] : daysFrom(first, last)
}

/**
 * A value for each of the days, null where it is not known: the average, or how many ratings came in, which takes the
 * reading of the day before too. A store may take ratings back; then none came in.
 */
export function ratingValues(points: Points, dates: readonly string[], figure: RatingFigure): (number | null)[] {
  const known = new Map(points.map((point) => [point.date, point]))
  return dates.map((date, index) => {
    const point = known.get(date)
    if (!point) return null
    if (figure === 'average') return point.avgRating
    const before = known.get(dates[index - 1] ?? '')
    return before ? Math.max(0, point.ratingCount - before.ratingCount) : null
  })
}
