import { Trans } from '@lingui/react/macro'
import type { Order, PlanOffer } from '#contract/billing/plans.ts'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { money } from '../money.ts'

/** What a term of an order costs without VAT, in the currency's smallest unit; null: not known. */
export function termPrice(plans: PlanOffer[] | undefined, { period, currency, quantities }: Order): number | null {
  const price = plans
    ?.find(({ planId }) => planId === 'paid')
    ?.prices.find((one) => one.period === period && one.currency === currency)
  if (!price) return null
  const { apps, users } = PLAN_QUOTAS.paid
  return (
    price.base +
    Math.max(0, quantities.apps - apps) * price.perFurtherApp +
    Math.max(0, quantities.users - users) * price.perFurtherUser
  )
}

export function TermPrice({ amount, order: { period, currency } }: { amount: number; order: Order }) {
  const price = money(amount, currency)
  return period === 'month' ? <Trans>{price} a month, plus VAT</Trans> : <Trans>{price} a year, plus VAT</Trans>
}
