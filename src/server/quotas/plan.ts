import type { Kysely, Selectable } from 'kysely'
import type { SubscriptionRow } from '#server/db/rows/billing.ts'
import type { Schema } from '#server/db/schema.ts'

export type Subscribed = Selectable<SubscriptionRow>

/** An organisation's subscription; every organisation has one, also on the free plan. */
export const subscriptionOf = (db: Kysely<Schema>, organisationId: string): Promise<Subscribed> =>
  db.selectFrom('subscription').selectAll().where('organisation_id', '=', organisationId).executeTakeFirstOrThrow()

/** When a trial or a cancelled term ran out, if it has: from then on the organisation is on the free plan. */
export function endedAt(subscription: Subscribed, now: Date): Date | null {
  const { status, trial_end, current_term_end } = subscription
  const date = status === 'in_trial' ? trial_end : status === 'non_renewing' ? current_term_end : null
  return date && date <= now ? date : null
}

/** The plan whose limits and features hold now, derived when read: a trial counts as paid until its end. */
export function planOf(subscription: Subscribed, now: Date): SubscriptionRow['plan_id'] {
  const runs = ['in_trial', 'active', 'non_renewing'].includes(subscription.status)
  return runs && !endedAt(subscription, now) ? subscription.plan_id : 'free'
}

/** When a plan with more than the free one has ended; null: none has, or it is not known when. */
export function ranOutAt(subscription: Subscribed, now: Date): Date | null {
  if (planOf(subscription, now) === 'paid') return null
  const { paused_at: pausedAt, current_term_end: termEnd, cancelled_at: cancelledAt } = subscription
  if (pausedAt) return pausedAt
  return endedAt(subscription, now) ?? [termEnd, cancelledAt].find((date) => date !== null && date <= now) ?? null
}
