import { Trans, useLingui } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { useState } from 'react'
import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { reactivatePlan } from '#contract/billing/plans.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { call } from '#web/api/call.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Notice } from '../notice.tsx'
import { ContactOwner } from '../contact-owner.tsx'
import { CurrentPlan } from '../plans/current-plan.tsx'
import { planChanged } from '../plan-changed.ts'
import { ofOrganisation } from '../reads.ts'
import { QuotaList } from './quota-list.tsx'

const CancelDialog = lazyWithRetry(() => import('./cancel-dialog.tsx'))

/** SUB-016: the plan, what of it is used, and the ways to change and to end it. */
export function PlanPage({ identity }: { identity: Identity }) {
  const subscription = useRead(subscriptionRead(identity))
  const mayBill = useMay('billing/edit')
  const mayCancel = useMay('global/cancel_plan')
  return (
    <NarrowPage>
      <CurrentPlan result={subscription} />
      {mayBill || mayCancel ? (
        subscription.data && (
          <DisabledWhileImpersonating>
            <Ways identity={identity} subscription={subscription.data} mayCancel={mayCancel} />
          </DisabledWhileImpersonating>
        )
      ) : (
        <ContactOwner />
      )}
      <QuotaList identity={identity} />
    </NarrowPage>
  )
}

interface WaysProps {
  identity: Identity
  subscription: Subscription
  mayCancel: boolean
}

function Ways({ identity, subscription, mayCancel }: WaysProps) {
  const isOffline = useConnectivity() === 'offline'
  const [isAsking, setAsking] = useState(false)
  const { status, billingPeriod, scheduledChanges } = subscription
  const runs = status === 'in_trial' || billingPeriod !== null
  return (
    <>
      {isOffline && (
        <Notice kind="offline">
          <Trans>Storeglass can't be reached. You can change the plan when you're back online.</Trans>
        </Notice>
      )}
      <Group gap={10}>
        <ButtonLink to="/plans" variant="filled">
          {billingPeriod === null ? <Trans>See plans</Trans> : <Trans>Change the plan</Trans>}
        </ButtonLink>
        {mayCancel && runs && !scheduledChanges && (
          <Button disabled={isOffline} onClick={() => setAsking(true)}>
            {status === 'in_trial' ? <Trans>Cancel the trial</Trans> : <Trans>Cancel the plan</Trans>}
          </Button>
        )}
        {mayCancel && runs && scheduledChanges && <Reactivate identity={identity} isTrial={status === 'in_trial'} />}
      </Group>
      {isAsking && <CancelDialog identity={identity} subscription={subscription} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Takes a cancellation back. */
function Reactivate({ identity, isTrial }: { identity: Identity; isTrial: boolean }) {
  const { t, i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const { isBusy, failure, submit } = useSubmit(async () => {
    await call(reactivatePlan, ofOrganisation(identity))
    await planChanged(identity)
    notify({ kind: 'success', title: isTrial ? t`The trial continues` : t`The plan renews again` })
  })
  return (
    <>
      <Button busy={isBusy} disabled={isOffline} onClick={() => void submit()}>
        {isTrial ? <Trans>Keep the trial</Trans> : <Trans>Keep the plan</Trans>}
      </Button>
      {failure !== null && <Notice kind="error">{i18n._(failureText(failure))}</Notice>}
    </>
  )
}
