import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'

/**
 * The day of the edit that a change belongs to. A store is read once a day, so what came with a release may be seen only on the
 * day after it, and then is the release's.
 *
 * @param releases UTC days
 */
export function editDay(day: UtcDay, releases: ReadonlySet<UtcDay>): UtcDay {
  const dayBefore = daysBefore(Date.parse(day), 1)
  return !releases.has(day) && releases.has(dayBefore) ? dayBefore : day
}
