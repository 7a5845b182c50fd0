import type { Kysely } from 'kysely'
import type { Subscription } from '#contract/account.ts'
import type { Schema } from '#server/db/schema.ts'
import { endedAt, planOf, subscriptionOf, type Subscribed } from './plan.ts'

/** An organisation's subscription as the API shows it, with what is still to be paid. */
export async function subscriptionStateOf(
  db: Kysely<Schema>,
  organisationId: string,
  now: Date,
): Promise<Subscription> {
  const { count, since, total } = await db
    .selectFrom('invoice')
    .where('organisation_id', '=', organisationId)
    .where('status', '=', 'due')
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min('issued_at').as('since'),
      row.fn.sum<string | null>('total').as('total'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...subscriptionState(await subscriptionOf(db, organisationId), now),
    dueInvoicesCount: count,
    dueSince: text(since),
    totalDues: Number(total ?? 0),
  }
}

const text = (date: Date | null) => date?.toISOString() ?? null

/**
 * A trial or cancelled term past its end reads as the active free plan, whose term has no end. What no payment
 * provider here knows is null.
 */
function subscriptionState(row: Subscribed, now: Date): Subscription {
  const ended = endedAt(row, now)
  const planId = planOf(row, now)
  const status = ended ? 'active' : row.status
  const termStart = ended ?? row.current_term_start
  const termEnd = ended ? null : row.current_term_end
  const isPaidFor = planId === 'paid' && row.provider !== null && status !== 'in_trial'
  return {
    id: row.id,
    planId,
    planFamily: null,
    status,
    statusDetails: { subscriptionId: row.id },
    customerId: row.provider_customer_id,
    trialStart: text(row.trial_start),
    trialEnd: text(row.trial_end),
    trialEndDate: text(row.trial_end),
    freePeriod: null,
    createdAt: text(row.created_at),
    startedAt: text(row.created_at),
    activatedAt: status === 'active' ? text(termStart ?? row.created_at) : null,
    cancelledAt: text(row.cancelled_at),
    cancelScheduleCreatedAt: text(row.cancel_scheduled_at),
    currentTermStart: text(termStart),
    currentTermEnd: text(termEnd),
    nextBillingAt: status === 'active' && planId === 'paid' ? text(termEnd) : null,
    remainingBillingCycles: null,
    billingPeriod: isPaidFor ? row.billing_period : null,
    currencyCode: isPaidFor ? row.currency : null,
    dueInvoicesCount: 0,
    dueSince: null,
    totalDues: 0,
    scheduledChanges: row.cancel_scheduled_at !== null && !ended,
    subscriptionItems: [{ itemId: planId, quantity: 1 }, ...(isPaidFor ? quantitiesOf(row) : [])],
    additionalInformation: null,
    deleted: false,
  }
}

const quantitiesOf = ({ apps, users }: Subscribed) => [
  ...(apps === null ? [] : [{ itemId: 'apps', quantity: apps }]),
  ...(users === null ? [] : [{ itemId: 'users', quantity: users }]),
]
