import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth.ts'
import { useRead } from '#web/data/read.ts'
import { subscriptionRead } from '#web/data/reads.ts'
import buttons from '#web/ui/button.module.css'
import { CurrentPlan } from './current-plan.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './plans.module.css'

/** SUB-015: what each plan holds, which one the organisation is on, and how it is changed. */
export function PlansPage({ identity }: { identity: Identity }) {
  const subscription = useRead(subscriptionRead(identity))
  const current = subscription.data?.planId ?? null
  return (
    <div className={classes.page}>
      <CurrentPlan result={subscription} />
      <div className={classes.plans}>
        <PlanCard plan="paid" isCurrent={current === 'paid'}>
          {current !== 'paid' && (
            <Link to="/plans/checkout" className={buttons.filled} data-wide>
              <Trans>How to get it</Trans>
            </Link>
          )}
        </PlanCard>
        <PlanCard plan="free" isCurrent={current === 'free'} />
      </div>
      <p className={classes.note}>
        <Trans>
          This server takes no payments. Plans have no price here: whoever runs this server puts organisations on a
          plan.
        </Trans>
      </p>
    </div>
  )
}
