import { daysBefore } from '#contract/protocol/days.ts'

/** UTC day, ISO, `days` after today. */
export const dayFromToday = (days: number, now = Date.now()): string => daysBefore(now, -days)
