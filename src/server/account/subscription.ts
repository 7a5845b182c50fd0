import { getSubscription } from '#contract/account.ts'
import { serve } from '#server/endpoints/serve.ts'
import { subscriptionStateOf } from '#server/quotas/subscription-state.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

export const subscription = serve(getSubscription, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return subscriptionStateOf(db, caller.organizationId, services.clock())
})
