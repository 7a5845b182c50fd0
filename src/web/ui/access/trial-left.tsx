import { Plural, Trans } from '@lingui/react/macro'
import type { Subscription } from '#contract/account.ts'
import { DAY_MS } from '#contract/protocol/days.ts'
import { useNow } from '../hooks/use-now.ts'

type Trial = Pick<Subscription, 'status' | 'trialEnd'>

export const isTrial = ({ status }: Pick<Trial, 'status'>): boolean => status === 'in_trial'

/** "Trial, 14 days left": whole days, rounded up as in the account's banner (BAN-003). */
export function TrialLeft({ subscription: { trialEnd } }: { subscription: Trial }) {
  const now = useNow()
  if (trialEnd === null) return <Trans>Trial</Trans>
  const days = Math.ceil((Date.parse(trialEnd) - now) / DAY_MS)
  if (days <= 0) return <Trans>Trial over</Trans>
  return <Plural value={days} one="Trial, # day left" other="Trial, # days left" />
}
