import { getSubscription, type Subscription } from '#contract/account.ts'
import { serve } from '../http/serve.ts'
import { endedAt, planOf, subscriptionOf, type Subscribed } from '../quotas/plan.ts'
import { requireOwnId } from '../scope/own-id.ts'

export const subscription = serve(getSubscription, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return subscriptionState(await subscriptionOf(db, caller.organizationId), services.clock())
})

const text = (date: Date | null) => date?.toISOString() ?? null

/**
 * SUB-007. A trial or cancelled term past its end reads as the active free plan, whose term has no end.
 * What only a billing provider would know is null.
 */
function subscriptionState(row: Subscribed, now: Date): Subscription {
  const ended = endedAt(row, now)
  const planId = planOf(row, now)
  const status = ended ? 'active' : row.status
  const termStart = ended ?? row.current_term_start
  const termEnd = ended ? null : row.current_term_end
  return {
    id: row.id,
    planId,
    planFamily: null,
    status,
    statusDetails: { subscriptionId: row.id },
    customerId: null,
    trialStart: text(row.trial_start),
    trialEnd: text(row.trial_end),
    trialEndDate: text(row.trial_end),
    freePeriod: null,
    createdAt: text(row.created_at),
    startedAt: text(row.created_at),
    activatedAt: status === 'active' ? text(termStart ?? row.created_at) : null,
    cancelledAt: text(row.cancelled_at),
    cancelScheduleCreatedAt: null,
    currentTermStart: text(termStart),
    currentTermEnd: text(termEnd),
    nextBillingAt: status === 'active' && planId === 'paid' ? text(termEnd) : null,
    remainingBillingCycles: null,
    billingPeriod: null,
    currencyCode: null,
    dueInvoicesCount: 0,
    dueSince: null,
    totalDues: 0,
    scheduledChanges: false,
    subscriptionItems: [{ itemId: planId, quantity: 1 }],
    additionalInformation: null,
    deleted: false,
  }
}
