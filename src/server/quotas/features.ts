import type { Kysely } from 'kysely'
import type { PaidFeature } from '#contract/protocol/access.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Schema } from '#server/db/schema.ts'
import { planOf, subscriptionOf } from './plan.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'

const everyPlan = ['competitors', 'countries', 'ranked-keywords'] as const
/** Locked on the free plan: App Overview, AI replies and ad platforms. */
const paidOnly: PaidFeature[] = ['app-overview', 'ai-replies', 'ad-platforms']

export type Feature = (typeof everyPlan)[number] | PaidFeature

/** What a person's plan has now. Staff have locked features too. */
export async function featuresOf(
  db: Kysely<Schema>,
  { internal, organizationId }: Pick<Identity, 'internal' | 'organizationId'>,
  now: Date,
): Promise<Feature[]> {
  const hasAll = internal || planOf(await subscriptionOf(db, organizationId), now) !== 'free'
  return hasAll ? [...paidOnly, ...everyPlan] : [...everyPlan]
}

/** @throws FEATURE_LOCKED unless the caller's plan has the feature now */
export async function requireFeature(
  { db, clock }: { db: Kysely<Schema>; clock: () => Date },
  caller: Caller,
  feature: Feature,
): Promise<void> {
  const features = await featuresOf(db, caller, clock())
  if (features.includes(feature)) return
  throw new HttpError('FEATURE_LOCKED', 'Your plan does not have this feature.', { details: { feature } })
}
