/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** The UTC day of a moment (ms since 1970, or a timestamp), ISO. */
export const dayOf = (moment: Date | number | string): string => new Date(moment).toISOString().slice(0, 10)

/** The UTC day `days` before a moment. */
export const daysBefore = (moment: Date | number, days: number): string => dayOf(Number(moment) - days * DAY_MS)

/** Whole days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Every day from one to another, inclusive, oldest first; none if the second is earlier. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS))
