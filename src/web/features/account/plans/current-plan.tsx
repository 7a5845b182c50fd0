import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#contract/account.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { isTrial, TrialLeft } from '#web/ui/access/trial-left.tsx'
import { PlanName } from './plan-name.tsx'
import { PlanStatus } from './plan-status.tsx'
import classes from './plans.module.css'

/** The plan that the organisation is on, as the server said last. */
export function CurrentPlan({ result }: { result: ReadResult<Subscription> }) {
  const { data, updatedAt, refresh } = result
  return (
    <Card title={<Trans>Your plan</Trans>} padded aside={updatedAt !== null && <Freshness at={updatedAt} />}>
      {data ? (
        <>
          <p className={classes.current}>
            {isTrial(data) ? <TrialLeft subscription={data} /> : <PlanName plan={data.planId} />}
          </p>
          <p className={classes.text}>
            <PlanStatus subscription={data} />
          </p>
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
