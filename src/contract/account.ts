import * as v from 'valibot'
import { endpoint } from './protocol/endpoint.ts'
import { Id, Timestamp } from './store.ts'

export const SubscriptionStatus = v.picklist([
  'future',
  'in_trial',
  'active',
  'non_renewing',
  'paused',
  'cancelled',
  'transferred',
])

/** `self-hosted`: of a server that sells no plans. */
export const PlanId = v.picklist(['free', 'paid', 'self-hosted'])
export type PlanId = v.InferOutput<typeof PlanId>

/** SUB-007. What the server does not keep is null. */
export const Subscription = v.object({
  id: Id,
  planId: PlanId,
  planFamily: v.nullable(v.string()),
  status: SubscriptionStatus,
  statusDetails: v.object({ subscriptionId: v.nullable(Id) }),
  customerId: v.nullable(v.string()),
  trialStart: v.nullable(Timestamp),
  trialEnd: v.nullable(Timestamp),
  trialEndDate: v.nullable(Timestamp),
  freePeriod: v.nullable(v.string()),
  createdAt: v.nullable(Timestamp),
  startedAt: v.nullable(Timestamp),
  activatedAt: v.nullable(Timestamp),
  cancelledAt: v.nullable(Timestamp),
  cancelScheduleCreatedAt: v.nullable(Timestamp),
  currentTermStart: v.nullable(Timestamp),
  currentTermEnd: v.nullable(Timestamp),
  nextBillingAt: v.nullable(Timestamp),
  remainingBillingCycles: v.nullable(v.number()),
  billingPeriod: v.nullable(v.string()),
  currencyCode: v.nullable(v.string()),
  dueInvoicesCount: v.number(),
  dueSince: v.nullable(Timestamp),
  totalDues: v.number(),
  scheduledChanges: v.boolean(),
  subscriptionItems: v.array(v.object({ itemId: v.string(), quantity: v.number() })),
  additionalInformation: v.nullable(v.string()),
  deleted: v.boolean(),
})
export type Subscription = v.InferOutput<typeof Subscription>

export const getSubscription = endpoint({
  id: 'getSubscription',
  summary: "The organisation's subscription",
  method: 'GET',
  path: '/subscription/v1/organizations/{orgId}/subscription',
  params: v.object({ orgId: Id }),
  response: Subscription,
})

export const getFeatures = endpoint({
  id: 'getFeatures',
  summary: "Ids of the features in the user's plan",
  method: 'GET',
  path: '/usermanagement/v2/users/{userId}/features',
  params: v.object({ userId: Id }),
  response: v.array(v.string()),
})
