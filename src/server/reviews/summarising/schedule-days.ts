import { DAY_MS, dayOf, firstOfMonth, type UtcDay } from '#contract/protocol/days.ts'

type Every = 'week' | 'month'

const at = (day: UtcDay) => new Date(`${day}T00:00:00Z`)
const earlier = (day: UtcDay, days: number) => dayOf(at(day).getTime() - days * DAY_MS)

/** The last Monday, or first of a month, up to a day (REV-020). */
export function lastTurn(day: UtcDay, every: Every): UtcDay {
  return every === 'month' ? firstOfMonth(day) : earlier(day, (at(day).getUTCDay() + 6) % 7)
}

/** The first Monday, or first of a month, after a day. */
export function nextTurn(day: UtcDay, every: Every): UtcDay {
  const last = at(lastTurn(day, every))
  if (every === 'week') return dayOf(last.getTime() + 7 * DAY_MS)
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1))
}

/** The whole week or month that ends the day before a turn. */
export function periodOfTurn(turn: UtcDay, every: Every): { from: UtcDay; to: UtcDay } {
  const to = earlier(turn, 1)
  return { from: lastTurn(to, every), to }
}
