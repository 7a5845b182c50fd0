import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contract/account.ts'

export const PlanName = ({ plan }: { plan: Subscription['planId'] }) =>
  plan === 'paid' ? <Trans>Paid plan</Trans> : <Trans>Free plan</Trans>
