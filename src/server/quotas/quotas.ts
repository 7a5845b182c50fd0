import type { Kysely } from 'kysely'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import type { SlotType } from '#contract/billing/plans.ts'
import type { Schema } from '#server/db/schema.ts'
import { planOf, subscriptionOf, type Subscribed } from './plan.ts'

export interface Quotas {
  /** Projects of an organisation. */
  apps: number
  /** People of an organisation, the invited ones too. */
  users: number
  /** Tracked keywords of an organisation, per app and country. */
  keywords: number
  /** Competitors of one project. */
  competitors: number
  /** A month. */
  aiAssistances: number
  /** A month. */
  reviewSummaries: number
}

/** Which of the quotas a slot is taken from. */
export const quotaOfSlot = {
  APP: 'apps',
  USER: 'users',
  KEYWORD: 'keywords',
  COMPETITOR: 'competitors',
  AI_ASSISTANCE: 'aiAssistances',
  REVIEW_SUMMARY: 'reviewSummaries',
} as const satisfies Record<SlotType, keyof Quotas>

/** What an organisation's plan allows now, with the apps and users bought on top of it. */
export async function quotasOf(db: Kysely<Schema>, organisationId: string, now: Date): Promise<Quotas> {
  return quotasIn(await subscriptionOf(db, organisationId), now)
}

function quotasIn(subscription: Subscribed, now: Date): Quotas {
  const plan = planOf(subscription, now)
  const held = PLAN_QUOTAS[plan]
  const { apps, users } = subscription
  return plan === 'paid' ? { ...held, apps: apps ?? held.apps, users: users ?? held.users } : held
}
