import { DAY_MS, dayOf } from '#contract/protocol/days.ts'

type Every = 'week' | 'month'

const at = (day: string) => new Date(`${day}T00:00:00Z`)
const earlier = (day: string, days: number) => dayOf(at(day).getTime() - days * DAY_MS)

/** The last Monday, or first of a month, up to a day (REV-020). */
export function lastTurn(day: string, every: Every): string {
  return every === 'month' ? `${day.slice(0, 7)}-01` : earlier(day, (at(day).getUTCDay() + 6) % 7)
}

/** The first Monday, or first of a month, after a day. */
export function nextTurn(day: string, every: Every): string {
  const last = at(lastTurn(day, every))
  if (every === 'week') return dayOf(last.getTime() + 7 * DAY_MS)
  return dayOf(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() + 1, 1))
}

/** The whole week or month that ends the day before a turn. */
export function periodOfTurn(turn: string, every: Every): { from: string; to: string } {
  const to = earlier(turn, 1)
  return { from: lastTurn(to, every), to }
}
