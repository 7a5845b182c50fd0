import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth.ts'
import { inMemory, useRead } from '#web/data/read.ts'
import { featuresRead, subscriptionRead } from '#web/data/reads.ts'

export { useMay } from '#web/data/may.ts'

/** Features that the free plan locks, by the ids of `getFeatures`. */
export type Feature = 'app-overview'

/** What is known of the plan: in memory, where the device's copy comes before the first frame. */
interface Plan {
  features: readonly string[] | undefined
  subscription: Subscription | undefined
}

/** OV-050: locked on the free plan, but for staff (C-08). Nothing known locks nothing: the server has the last word. */
function isLockedIn({ features, subscription }: Plan, feature: Feature, { internal }: Identity): boolean {
  return !internal && (features?.includes(feature) === false || subscription?.planId === 'free')
}

/** For loaders: whether the feature is locked as far as the device knows. */
export function isLocked(feature: Feature, identity: Identity): boolean {
  const features = inMemory(featuresRead(identity))
  const subscription = inMemory(subscriptionRead(identity))
  return isLockedIn({ features, subscription }, feature, identity)
}

/** Whether the plan locks a feature, followed as the plan changes. */
export function useIsLocked(identity: Identity, feature: Feature | null): boolean {
  const enabled = feature !== null
  const features = useRead(featuresRead(identity), { enabled }).data
  const subscription = useRead(subscriptionRead(identity), { enabled }).data
  return feature !== null && isLockedIn({ features, subscription }, feature, identity)
}
