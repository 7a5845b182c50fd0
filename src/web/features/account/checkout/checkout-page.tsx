import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { AddressCard } from '../billing/address-card.tsx'
import { useAddressDraft } from '../billing/use-address-draft.ts'
import { ContactOwner } from '../contact-owner.tsx'
import { Notice } from '../notice.tsx'
import { CurrentPlan } from '../plans/current-plan.tsx'
import type { OrderSearch } from '../plans/order-search.ts'
import classes from '../plans/plans.module.css'
import { useOrder } from '../plans/use-order.ts'
import { billingRead, plansRead } from '../reads.ts'
import { TestPayments } from '../test-payments.tsx'
import { OrderSummary } from './order-summary.tsx'

/** SUB-004, SUB-015: the way to the paid plan, and to more or less of it. */
export function CheckoutPage({ identity, chosen }: { identity: Identity; chosen: OrderSearch }) {
  const mayBill = useMay('billing/edit')
  const subscription = useRead(subscriptionRead(identity))
  return (
    <NarrowPage>
      <CurrentPlan result={subscription} />
      {mayBill ? (
        <DisabledWhileImpersonating>
          <Order identity={identity} chosen={chosen} />
        </DisabledWhileImpersonating>
      ) : (
        <ContactOwner />
      )}
      <Link to="/plans" search={{ ...chosen }}>
        <Trans>Compare the plans</Trans>
      </Link>
    </NarrowPage>
  )
}

function Order({ identity, chosen }: { identity: Identity; chosen: OrderSearch }) {
  const isOffline = useConnectivity() === 'offline'
  const subscription = useRead(subscriptionRead(identity)).data
  const billing = useRead(billingRead(identity))
  const payments = useRead(plansRead()).data?.payments
  const order = useOrder(identity, chosen, subscription)
  const draft = useAddressDraft(identity, billing.data)
  return (
    <>
      {isOffline && (
        <Notice kind="offline">
          <Trans>Storeglass can't be reached. You can order a plan when you're back online.</Trans>
        </Notice>
      )}
      {payments === 'test' && <TestPayments />}
      <div className={classes.order}>
        <AddressCard billing={billing} draft={draft} onSubmit={draft.check} />
        <OrderSummary
          identity={identity}
          order={order}
          isUnknown={subscription === undefined}
          isTest={payments === 'test'}
          isChange={subscription?.billingPeriod != null}
          draft={draft}
        />
      </div>
    </>
  )
}
