import { DAY_MS } from '#contract/protocol/days.ts'
import { endedAt, planOf, type Subscribed } from '#server/quotas/plan.ts'
import { itemsOf, linesOf, sumOf } from './prices.ts'

/** A term that somebody has paid for and that is not over. */
export interface RunningTerm {
  start: Date
  end: Date
  currency: NonNullable<Subscribed['currency']>
  period: NonNullable<Subscribed['billing_period']>
  quantities: { apps: number; users: number }
}

/** null: a trial, the free plan, or a plan that nobody pays for. */
export function runningTerm(subscription: Subscribed, now: Date): RunningTerm | null {
  const { status, provider, current_term_start: start, current_term_end: end } = subscription
  const { currency, billing_period: period, apps, users } = subscription
  const isPaid = status !== 'in_trial' && provider !== null && planOf(subscription, now) === 'paid'
  if (!isPaid || !start || !end || !currency || !period || endedAt(subscription, now)) return null
  return { start, end, currency, period, quantities: { apps: apps ?? 0, users: users ?? 0 } }
}

/**
 * What the days left of a running term are worth, without VAT, in the currency's smallest unit. The day that has begun
 * is one of them, so that what is told holds for a while.
 */
export function unusedOf(term: RunningTerm, now: Date): number {
  const whole = (term.end.getTime() - term.start.getTime()) / DAY_MS
  const left = Math.max(0, Math.ceil((term.end.getTime() - now.getTime()) / DAY_MS))
  return Math.floor((sumOf(linesOf(itemsOf(term))) * left) / whole)
}
