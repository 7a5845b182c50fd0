import type { BillingPeriod } from '#contract/billing/order.ts'

/** When a term ends that starts now: the same day of a later month or year, or that month's last one. UTC. */
export function termEnd(start: Date, period: BillingPeriod): Date {
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + (period === 'month' ? 1 : 12))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end
}
