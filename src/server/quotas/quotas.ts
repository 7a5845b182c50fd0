import type { Kysely } from 'kysely'
import type { Schema, SubscriptionRow } from '../db/schema.ts'
import { planOf, subscriptionOf } from './plan.ts'

export interface Quotas {
  /** Projects of an organisation. */
  apps: number
  /** Competitors of one project. */
  competitors: number
}

/** OP-48 */
const quotasOfPlan: Record<SubscriptionRow['plan_id'], Quotas> = {
  free: { apps: 1, competitors: 3 },
  paid: { apps: 5, competitors: 10 },
}

/** What an organisation's plan allows now. */
export async function quotasOf(db: Kysely<Schema>, organizationId: string, now: Date): Promise<Quotas> {
  return quotasOfPlan[planOf(await subscriptionOf(db, organizationId), now)]
}
