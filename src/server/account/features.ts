import { getFeatures } from '#contract/account.ts'
import { serve } from '../http/serve.ts'
import { planOf, subscriptionOf } from '../quotas/plan.ts'
import { requireOwnId } from '../scope/own-id.ts'

const everyPlan = ['competitors', 'countries', 'ranked-keywords']
/** Locked on the free plan: App Overview (OV-050) and AI replies (OP-63). */
const paidOnly = ['app-overview', 'ai-replies']

/** Staff see locked features too (MENU-027). */
export const features = serve(getFeatures, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'userId', params.userId)
  if (caller.internal) return [...paidOnly, ...everyPlan]
  const plan = planOf(await subscriptionOf(db, caller.organizationId), services.clock())
  return plan === 'paid' ? [...paidOnly, ...everyPlan] : everyPlan
})
