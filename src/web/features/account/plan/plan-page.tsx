import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { OwnMatter } from '#web/ui/access/own-matter.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { Notice } from '../notice.tsx'
import { ContactOwner } from '../contact-owner.tsx'
import { CurrentPlan } from '../plans/current-plan.tsx'
import { QuotaList } from './quota-list.tsx'
import classes from './plan-page.module.css'
import { Reactivate } from './reactivate.tsx'

const CancelDialog = lazyWithRetry(() => import('./cancel-dialog.tsx'))

/** SUB-016: the plan, what of it is used, and the ways to change and to end it. */
export function PlanPage({ identity }: { identity: Identity }) {
  const subscription = useRead(subscriptionRead(identity))
  const mayBill = useMay('billing/edit')
  const mayCancel = useMay('global/cancel_plan')
  return (
    <div className={classes.page}>
      <CurrentPlan result={subscription} />
      {mayBill || mayCancel ? (
        subscription.data && (
          <OwnMatter>
            <Ways identity={identity} subscription={subscription.data} mayCancel={mayCancel} />
          </OwnMatter>
        )
      ) : (
        <ContactOwner />
      )}
      <QuotaList identity={identity} />
    </div>
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
      <div className={classes.ways}>
        <ButtonLink to="/plans" variant="filled">
          {billingPeriod === null ? <Trans>See plans</Trans> : <Trans>Change the plan</Trans>}
        </ButtonLink>
        {mayCancel && runs && !scheduledChanges && (
          <Button disabled={isOffline} onClick={() => setAsking(true)}>
            {status === 'in_trial' ? <Trans>Cancel the trial</Trans> : <Trans>Cancel the plan</Trans>}
          </Button>
        )}
        {mayCancel && runs && scheduledChanges && <Reactivate identity={identity} isTrial={status === 'in_trial'} />}
      </div>
      {isAsking && <CancelDialog identity={identity} subscription={subscription} onClose={() => setAsking(false)} />}
    </>
  )
}
