import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth.ts'
import { useRead } from '#web/data/read.ts'
import { subscriptionRead } from '#web/data/reads.ts'
import buttons from '#web/ui/button.module.css'
import { Card } from '#web/ui/card.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './plans.module.css'

/** SUB-004, SUB-015: the way to the paid plan on a server that takes no payments. */
export function CheckoutPage({ identity }: { identity: Identity }) {
  const subscription = useRead(subscriptionRead(identity))
  return (
    <div className={classes.page}>
      <CurrentPlan result={subscription} />
      <div className={classes.plans}>
        <PlanCard plan="paid" isCurrent={subscription.data?.planId === 'paid'} isChosen />
        <Card title={<Trans>How to get it</Trans>} padded>
          <div className={classes.steps}>
            <p>
              <Trans>
                There is nothing to pay or to fill in: this server takes no payments. Whoever runs it puts organisations
                on a plan.
              </Trans>
            </p>
            <Ask subscription={subscription.data} identity={identity} />
            <Link to="/plans" className={buttons.default}>
              <Trans>Compare the plans</Trans>
            </Link>
          </div>
        </Card>
      </div>
    </div>
  )
}

/** SUB-024: whom to ask, and what to tell them. Nobody where the plan is there already and stays. */
function Ask({ subscription, identity }: { subscription: Subscription | undefined; identity: Identity }) {
  if (subscription?.planId === 'paid' && subscription.status === 'active')
    return (
      <p>
        <Trans>Your organisation is on this plan already.</Trans>
      </p>
    )
  return (
    <>
      <p>
        {identity.role === 'owner' ? (
          <Trans>Ask them for the paid plan and name your organisation:</Trans>
        ) : (
          <Trans>
            Only the owner of your organisation can ask for another plan. Contact the owner and name the organisation:
          </Trans>
        )}
      </p>
      <p className={classes.id} translate="no">
        {identity.organizationId}
      </p>
      <p>
        <Trans>The change shows here as soon as it is made. Nothing you have added is lost.</Trans>
      </p>
    </>
  )
}
