import { daysBetween, type IsoDay } from '#contract/protocol/days.ts'

const ZONE = 'America/Los_Angeles'
const days = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' })
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, timeStyle: 'medium' })
const offsets = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' })

/** Reports of a day come at this hour of the next one. */
const READY_HOUR = 8

/** The day in California, where Apple counts, ISO. */
export const pacificDay = (date: Date): IsoDay => days.format(date) as IsoDay // the Canadian form

/** As App Store Connect writes a moment: `2024-01-02T11:19:36-07:00`. */
export function pacificTimestamp(date: Date): string {
  const offset = offsets
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice(3)
  return `${pacificDay(date)}T${clock.format(date)}${offset}`
}

/** Whether the report of a Pacific day is there at `now`. */
export function isReported(day: IsoDay, now: Date): boolean {
  const passed = daysBetween(day, pacificDay(now))
  return passed > 1 || (passed === 1 && Number(clock.format(now).slice(0, 2)) >= READY_HOUR)
}
