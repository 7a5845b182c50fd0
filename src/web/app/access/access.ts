import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { inMemory, useRead } from '#web/data/queries/read.ts'
import { featuresRead, subscriptionRead } from '#web/data/queries/reads.ts'
import { ApiError } from '#web/api/api-error.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'

export { useMay } from '#web/session/hooks.ts'

/** Features that the free plan locks, by the ids of `getFeatures`. */
export type Feature = 'app-overview'

/** What is known of the plan: in memory, where the device's copy comes before the first frame. */
export interface Plan {
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

/** The plan as far as it is known, followed as it changes. */
export function usePlan(identity: Identity, enabled = true): Plan {
  const features = useRead(featuresRead(identity), { enabled }).data
  const subscription = useRead(subscriptionRead(identity), { enabled }).data
  return { features, subscription }
}

/** Whether the plan locks a feature, followed as the plan changes. */
export function useIsLocked(identity: Identity, feature: Feature | null): boolean {
  const plan = usePlan(identity, feature !== null)
  return feature !== null && isLockedIn(plan, feature, identity)
}

export const isFree = ({ subscription }: Plan): boolean => subscription?.planId === 'free'

interface Lockable {
  feature?: Feature
  lockedForFreePlan?: boolean
}

/** MENU-030, MENU-031: whether the user's plan lacks an entry of the menu. */
export const needsUpgrade = (plan: Plan, { feature, lockedForFreePlan }: Lockable, { internal }: Identity): boolean =>
  !internal &&
  ((feature !== undefined && plan.features?.includes(feature) === false) ||
    (lockedForFreePlan === true && isFree(plan)))

/** Refetches plan and features when a read is refused as locked: the plan has just changed. Returns a function that stops it. */
export function askAgainWhenLocked(identity: Identity): () => void {
  const client = getQueryClient()
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    const { error } = event.action
    if (!(error instanceof ApiError) || error.code !== 'FEATURE_LOCKED') return
    for (const { queryKey } of [featuresRead(identity), subscriptionRead(identity)])
      void client.refetchQueries({ queryKey }, { cancelRefetch: false })
  })
}
