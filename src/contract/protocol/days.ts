import * as v from 'valibot'

/**
 * A day of the calendar, `2026-03-07`: no instant, so it is the same in every time zone. A day that stands in the source
 * is one by its form; a timestamp or any other string is not.
 */
export type IsoDay = `${number}-${number}-${number}`

/** A day from midnight to midnight UTC. What comes from outside is checked by the schema of this name. */
export type UtcDay = IsoDay

/** Whether a text is a day of the calendar. */
export const isDay = (text: string): text is IsoDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(text) === text

export const UtcDay = v.pipe(v.string(), v.isoDate(), v.check(isDay)) as v.GenericSchema<UtcDay>

/** Milliseconds of a day. */
export const DAY_MS = 86_400_000

/** The UTC day of a moment (ms since 1970, or a timestamp). */
export const dayOf = (moment: Date | number | string): UtcDay => new Date(moment).toISOString().slice(0, 10) as UtcDay // by its definition, up to the year 9999

/** The UTC day `days` before a moment. */
export const daysBefore = (moment: Date | number, days: number): UtcDay => dayOf(Number(moment) - days * DAY_MS)

/** The first day of the month of a day. */
export const firstOfMonth = (day: UtcDay): UtcDay => `${day.slice(0, 8)}01` as UtcDay

/** Whole days from one day to another; negative if the second is earlier. */
export const daysBetween = (from: UtcDay, to: UtcDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Every day from one to another, inclusive, oldest first; none if the second is earlier. */
export const daysFrom = (from: UtcDay, to: UtcDay): UtcDay[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => dayOf(Date.parse(from) + index * DAY_MS))
