import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { usePlansSold } from '#web/data/queries/plans-sold.ts'
import { Card } from '#web/ui/display/card.tsx'
import { QuotaList } from '../plan/quota-list.tsx'
import classes from '../plans/plans.module.css'

/** The pages of plans and payments; where the server sells none, what it includes instead. */
export const PlansOnly = ({ identity, children }: { identity: Identity; children: ReactNode }) =>
  usePlansSold(identity) ? children : <Included identity={identity} />

const Included = ({ identity }: { identity: Identity }) => (
  <div className={classes.page}>
    <Card title={<Trans>Everything is included</Trans>} padded>
      <p className={classes.text}>
        <Trans>
          This server sells nothing. Your organisation has every feature, for as long as the server runs. There is
          nothing to buy and nothing that ends.
        </Trans>
      </p>
    </Card>
    <QuotaList identity={identity} />
  </div>
)
