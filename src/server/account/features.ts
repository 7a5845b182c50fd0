import { getFeatures } from '#contract/account.ts'
import { serve } from '#server/endpoints/serve.ts'
import { featuresOf } from '../quotas/features.ts'
import { requireOwnId } from '../scope/own-id.ts'

export const features = serve(getFeatures, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  return featuresOf(db, caller, services.clock())
})
