import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'

/** UTC day, ISO, `days` after today. */
export const dayFromToday = (days: number, now = Date.now()): UtcDay => daysBefore(now, -days)
