import { getBillingData, updateBillingData, type BillingData, type PaymentMethod } from '#contract/billing/billing.ts'
import type { Kysely, Selectable } from 'kysely'
import type { BillingDataRow } from '#server/db/rows/billing.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { billingRow, emptyAddress, saveBilling } from '#server/payments/billing-of.ts'
import { subscriptionOf } from '#server/quotas/plan.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** A card is said to expire during its last month. */
const EXPIRING_MONTHS = 1

export const read = serve(getBillingData, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return billingData(db, caller.organizationId, services.clock())
})

export const update = serve(updateBillingData, async ({ params, body, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { billingAddress, preferredCurrencyCode, purchaseOrder } = body
  const now = services.clock()
  await saveBilling(
    db,
    caller.organizationId,
    {
      ...(billingAddress && { address: billingAddress }),
      ...(preferredCurrencyCode && { currency: preferredCurrencyCode }),
      ...(purchaseOrder !== undefined && { purchase_order: purchaseOrder }),
    },
    now,
  )
  return billingData(db, caller.organizationId, now)
})

/** Name, company and phone are those of the billing address. What is not kept is null. */
async function billingData(db: Kysely<Schema>, organisationId: string, now: Date): Promise<BillingData> {
  const row = await billingRow(db, organisationId)
  const { trial_end } = await subscriptionOf(db, organisationId)
  const address = row?.address ?? emptyAddress
  const { firstName, lastName, company, email, phone } = address
  const paymentMethod = row ? methodOf(row) : null
  return {
    id: organisationId,
    firstName,
    lastName,
    company,
    email,
    phone,
    billingAddress: address,
    allowDirectDebit: false,
    cardStatus: cardStatusOf(paymentMethod, now),
    paymentMethod,
    preferredCurrencyCode: row?.currency ?? 'usd',
    purchaseOrder: row?.purchase_order ?? '',
    trialEndDate: trial_end?.toISOString() ?? null,
    unbilledCharges: null,
    piiStatus: null,
    referrer: null,
    customText: null,
    deleted: false,
  }
}

function methodOf(row: Selectable<BillingDataRow>): PaymentMethod | null {
  const { card_brand: brand, card_last4: last4, card_expires_month: month, card_expires_year: year } = row
  if (brand === null || last4 === null || month === null || year === null) return null
  return { brand, last4, expiresMonth: month, expiresYear: year }
}

function cardStatusOf(method: PaymentMethod | null, now: Date): BillingData['cardStatus'] {
  if (!method) return 'no_card'
  // Months since year 0; a card holds through its month.
  const left = method.expiresYear * 12 + method.expiresMonth - (now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
  if (left < 0) return 'expired'
  return left < EXPIRING_MONTHS ? 'expiring' : 'valid'
}
