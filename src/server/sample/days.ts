import { DAY_MS } from '#contract/protocol/days.ts'

/** Whole UTC days since 1970. */
export const dayNumber = (date: Date) => Math.floor(date.getTime() / DAY_MS)

/** Midnight (UTC) of a day number, plus `hours`. */
export const timestampOf = (day: number, hours = 0) => new Date(day * DAY_MS + hours * 3_600_000).toISOString()

/** Day number of an ISO date such as `2026-03-01`. */
export const parseDay = (day: string) => dayNumber(new Date(`${day}T00:00:00Z`))
