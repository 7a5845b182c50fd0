import { t } from '@lingui/core/macro'
import { DAY_MS, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { formatAxisDay, formatDay, formatMonth } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

interface Period {
  /** UTC days, ISO; both belong to it. */
  from: UtcDay
  to: UtcDay
}

const MONDAY = 1

/** What people call a period: "February 2026", "Week of 23. February 2026", else its first and last day. */
export function periodName({ from, to }: Period): string {
  const start = new Date(from)
  const days = Math.round((Date.parse(to) - start.getTime()) / DAY_MS) + 1
  if (isMonth(from, to)) return formatMonth(from, language())
  const day = formatDay(from, language())
  if (days === 7 && start.getUTCDay() === MONDAY) return t`Week of ${day}`
  if (days === 1) return day
  const [first, last] = [formatAxisDay(from, language(), 'day'), formatAxisDay(to, language(), 'day')]
  return t`${first} to ${last}`
}

function isMonth(from: UtcDay, to: UtcDay): boolean {
  const dayAfter = dayOf(Date.parse(to) + DAY_MS)
  return from.endsWith('-01') && dayAfter.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)
}
