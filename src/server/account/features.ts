import { getFeatures } from '#contract/account.ts'
import { serve } from '#server/endpoints/serve.ts'
import { featuresOf } from '#server/quotas/features.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

export const features = serve(getFeatures, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  return featuresOf(db, caller, services.clock())
})
