import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contract/account.ts'

export function PlanName({ plan }: { plan: Subscription['planId'] }) {
  if (plan === 'self-hosted') return <Trans>Everything included</Trans>
  return plan === 'paid' ? <Trans>Paid plan</Trans> : <Trans>Free plan</Trans>
}
