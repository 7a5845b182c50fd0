import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Subscription } from '#contract/account.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { isTrial, TrialLeft } from '#web/ui/access/trial-left.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { PlanName } from './plan-name.tsx'

/** The plan that the organisation is on, as the server said last. */
export function CurrentPlan({ result }: { result: ReadResult<Subscription> }) {
  const { data, updatedAt, refresh } = result
  return (
    <Card title={<Trans>Your plan</Trans>} padded aside={updatedAt !== null && <Freshness at={updatedAt} />}>
      {data ? (
        <>
          <Text fz={20} fw={630} lh="26px" lts="-0.012em">
            {isTrial(data) ? <TrialLeft subscription={data} /> : <PlanName plan={data.planId} />}
          </Text>
          <Text c="dimmed">
            <PlanStatus subscription={data} />
          </Text>
        </>
      ) : (
        <SectionState
          state={missingState(result)}
          failed={<Trans>Couldn't load your plan</Trans>}
          unsaved={<Trans>Not saved on this device. Your plan loads when you're back online.</Trans>}
          onRetry={refresh}
          minHeight={64}
        />
      )}
    </Card>
  )
}

/** In which state a subscription is and until when, in a sentence. */
function PlanStatus({ subscription }: { subscription: Subscription }) {
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
