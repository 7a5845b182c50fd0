import { getPlans, getQuotas, liveSlots, SlotType } from '#contract/billing/plans.ts'
import { serve } from '#server/endpoints/serve.ts'
import { modelFor } from '#server/integrations/ai/language-model.ts'
import { planOffers } from '#server/payments/prices.ts'
import { quotaOfSlot, quotasOf } from '#server/quotas/quotas.ts'
import { usedSlots } from '#server/quotas/used-slots.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

export const plans = serve(getPlans, async ({ caller, services }) => ({
  payments: services.payments.mode,
  plans: services.config.plans ? planOffers : [],
  live: liveSlots(modelFor(services.languageModel, caller).isConfigured),
  demoBooking: services.config.salesEmail !== undefined,
}))

export const quotas = serve(getQuotas, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  const now = services.clock()
  const limits = await quotasOf(db, organizationId, now)
  return Promise.all(
    SlotType.options.map(async (slotType) => ({
      slotType,
      limit: Number.isFinite(limits[quotaOfSlot[slotType]]) ? limits[quotaOfSlot[slotType]] : null,
      used: await usedSlots(db, organizationId, slotType, now),
    })),
  )
})
