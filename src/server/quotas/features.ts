import type { Kysely } from 'kysely'
import type { PaidFeature } from '#contract/protocol/access.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Schema } from '#server/db/schema.ts'
import { planOf, subscriptionOf } from './plan.ts'

const everyPlan = ['competitors', 'countries', 'ranked-keywords'] as const
/** Locked on the free plan: App Overview (OV-050) and AI replies (OP-63). */
const paidOnly: PaidFeature[] = ['app-overview', 'ai-replies']

export type Feature = (typeof everyPlan)[number] | PaidFeature

/** What a person's plan has now. Staff have locked features too (MENU-027). */
export async function featuresOf(
  db: Kysely<Schema>,
  { internal, organizationId }: Pick<Identity, 'internal' | 'organizationId'>,
  now: Date,
): Promise<Feature[]> {
  const isPaid = internal || planOf(await subscriptionOf(db, organizationId), now) === 'paid'
  return isPaid ? [...paidOnly, ...everyPlan] : [...everyPlan]
}
