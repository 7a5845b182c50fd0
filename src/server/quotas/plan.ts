import { sql, type Kysely, type Selectable } from 'kysely'
import type { PlanId } from '#contract/account.ts'
import type { SubscriptionRow } from '#server/db/rows/billing.ts'
import type { Schema } from '#server/db/schema.ts'

export interface Subscribed extends Omit<Selectable<SubscriptionRow>, 'plan_id'> {
  plan_id: PlanId
}

/** Every subscription with its organisation, as it holds on this server. */
export const subscriptions = (db: Kysely<Schema>) =>
  db
    .selectFrom('subscription')
    .innerJoin('organisation', 'organisation.id', 'subscription.organisation_id')
    .selectAll('subscription')
    .select(
      sql<boolean>`not organisation.demo and exists (
        select from server_setting where name = 'plans' and value = 'off'
      )`.as('isSelfHosted'),
    )

/** An organisation's subscription; every organisation has one, also on the free plan. */
export const subscriptionOf = async (db: Kysely<Schema>, organisationId: string): Promise<Subscribed> =>
  asItHolds(await subscriptions(db).where('organisation_id', '=', organisationId).executeTakeFirstOrThrow())

/**
 * Where no plans are sold, what is stored of trials, payments and ends does not count: the organisation has everything. It
 * counts again once plans are sold.
 */
export function asItHolds({
  isSelfHosted,
  ...row
}: Selectable<SubscriptionRow> & { isSelfHosted: boolean }): Subscribed {
  return isSelfHosted ? { ...row, ...selfHosted } : row
}

const selfHosted = {
  plan_id: 'self-hosted',
  status: 'active',
  trial_start: null,
  trial_end: null,
  cancelled_at: null,
  current_term_start: null,
  current_term_end: null,
  billing_period: null,
  currency: null,
  apps: null,
  users: null,
  cancel_scheduled_at: null,
  paused_at: null,
  provider: null,
  provider_customer_id: null,
  provider_subscription_id: null,
} as const satisfies Partial<Subscribed>

/** When a trial or a cancelled term ran out, if it has: from then on the organisation is on the free plan. */
export function endedAt(subscription: Subscribed, now: Date): Date | null {
  const { status, trial_end, current_term_end } = subscription
  const date = status === 'in_trial' ? trial_end : status === 'non_renewing' ? current_term_end : null
  return date && date <= now ? date : null
}

/** The plan whose limits and features hold now, derived when read: a trial counts as paid until its end. */
export function planOf(subscription: Subscribed, now: Date): PlanId {
  const runs = ['in_trial', 'active', 'non_renewing'].includes(subscription.status)
  return runs && !endedAt(subscription, now) ? subscription.plan_id : 'free'
}

/** When a plan with more than the free one has ended; null: none has, or it is not known when. */
export function ranOutAt(subscription: Subscribed, now: Date): Date | null {
  if (planOf(subscription, now) !== 'free') return null
  const { paused_at: pausedAt, current_term_end: termEnd, cancelled_at: cancelledAt } = subscription
  if (pausedAt) return pausedAt
  return endedAt(subscription, now) ?? [termEnd, cancelledAt].find((date) => date !== null && date <= now) ?? null
}
