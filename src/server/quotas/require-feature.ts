import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { featuresOf, type Feature } from './features.ts'

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
