import { DAY_MS, dayOf, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { SUMMARY_DAYS_MAX } from '#contract/reviews/summaries.ts'

export interface Period {
  from: UtcDay
  to: UtcDay
}

/** As it stands in the form; '' is a day that is missing. */
export type ChosenPeriod = Record<keyof Period, UtcDay | ''>

export type PresetName = '7' | '30' | '90' | 'last-month' | 'own'

/** First day that a summary may look back to, UTC: the last 90 days, of which today is one. */
export const firstDay = (now = Date.now()): UtcDay => dayOf(now - (SUMMARY_DAYS_MAX - 1) * DAY_MS)

/** A ready-made period; null: it is the person's own. */
export function presetPeriod(name: PresetName, now = Date.now()): Period | null {
  if (name === 'own') return null
  if (name !== 'last-month') return { from: dayOf(now - (Number(name) - 1) * DAY_MS), to: dayOf(now) }
  const today = new Date(now)
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()]
  return { from: dayOf(Date.UTC(year, month - 1, 1)), to: dayOf(Date.UTC(year, month, 0)) }
}

/** Whether both days are there. */
export const isWholePeriod = (period: ChosenPeriod): period is Period => period.from !== '' && period.to !== ''

/** The problem of a period: `missing`: a day is missing; `order`: it ends before it starts; `range`: REV-019. */
export function periodProblem({ from, to }: ChosenPeriod, now = Date.now()): 'missing' | 'order' | 'range' | null {
  if (from === '' || to === '') return 'missing'
  if (daysBetween(from, to) < 0) return 'order'
  return from < firstDay(now) || to > dayOf(now) ? 'range' : null
}
