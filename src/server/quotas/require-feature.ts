import { ApiFailure, type Caller, type Services } from '#server/endpoints/serve.ts'
import { featuresOf, type Feature } from './features.ts'

/** @throws FEATURE_LOCKED unless the caller's plan has the feature now */
export async function requireFeature({ db, clock }: Services, caller: Caller, feature: Feature): Promise<void> {
  const features = await featuresOf(db, caller, clock())
  if (features.includes(feature)) return
  throw new ApiFailure('FEATURE_LOCKED', 'Your plan does not have this feature.', { details: { feature } })
}
