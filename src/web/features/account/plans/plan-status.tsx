import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contract/account.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** In which state a subscription is and until when, in a sentence. */
export function PlanStatus({ subscription }: { subscription: Subscription }) {
  const { status, trialEnd, currentTermEnd, cancelledAt } = subscription
  const end = status === 'in_trial' ? trialEnd : currentTermEnd
  const date = end === null ? null : formatDate(end, language())
  if (subscription.statusDetails.subscriptionId === null) return <Trans>There is no subscription yet.</Trans>
  switch (status) {
    case 'in_trial':
      return date === null ? (
        <Trans>The trial is running.</Trans>
      ) : (
        <Trans>The trial ends on {date}. You'll move to the Free plan unless you upgrade.</Trans>
      )
    case 'active':
      return date === null ? <Trans>Active, no end date.</Trans> : <Trans>Active. Renews on {date}.</Trans>
    case 'non_renewing':
      return date === null ? (
        <Trans>Active. Won't renew.</Trans>
      ) : (
        <Trans>Active until {date}. It won't renew, and you'll move to the Free plan.</Trans>
      )
    case 'cancelled': {
      const day = cancelledAt === null ? null : formatDate(cancelledAt, language())
      return day === null ? <Trans>Cancelled.</Trans> : <Trans>Cancelled on {day}.</Trans>
    }
    case 'paused':
      return <Trans>Paused.</Trans>
    case 'future':
      return <Trans>Not started yet.</Trans>
    case 'transferred':
      return <Trans>Transferred to another organisation.</Trans>
  }
}
