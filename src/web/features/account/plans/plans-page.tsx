import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Subscription } from '#contract/account.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Order, PlanOffer } from '#contract/billing/plans.ts'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { useMay } from '#web/session/hooks.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { NarrowPage } from '#web/ui/display/narrow-page.tsx'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { DisabledWhileImpersonating } from '#web/ui/access/disabled-while-impersonating.tsx'
import { isTrial } from '#web/ui/access/trial-left.tsx'
import { Button } from '@mantine/core'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { ContactOwner } from '../contact-owner.tsx'
import { money } from '../money.ts'
import { QuotaList } from '../plan/quota-list.tsx'
import { plansRead } from '../reads.ts'
import { TestPayments } from '../test-payments.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { OrderChoice } from './order-choice.tsx'
import type { OrderSearch } from './order-search.ts'
import { PlanCard } from './plan-card.tsx'
import classes from './plans.module.css'
import { useOrder } from './use-order.ts'

/** SUB-011, SUB-015: which plan the organisation is on, what each holds and costs, and the way to the paid one. */
export function PlansPage({ identity, chosen }: { identity: Identity; chosen: OrderSearch }) {
  const navigate = useNavigate()
  const subscription = useRead(subscriptionRead(identity))
  const offers = useRead(plansRead()).data
  const mayBill = useMay('billing/edit')
  const order = useOrder(identity, chosen, subscription.data)
  const held = (plan: Subscription['planId']) =>
    subscription.data?.planId !== plan ? null : isTrial(subscription.data) ? 'trial' : 'plan'
  const isPaidFor = subscription.data?.billingPeriod != null
  const amount = termPrice(offers?.plans, order)
  const free = amount === null ? null : <Trans>$0</Trans>
  return (
    <NarrowPage>
      <CurrentPlan result={subscription} />
      <QuotaList identity={identity} />
      {mayBill && offers ? (
        <OrderChoice
          order={order}
          isCurrencyFixed={isPaidFor}
          onChoose={(change) =>
            void navigate({ to: '/plans', search: { ...chosen, ...change }, replace: true, resetScroll: false })
          }
        />
      ) : null}
      {!mayBill && <ContactOwner />}
      <div className={classes.plans}>
        <PlanCard
          plan="paid"
          offers={offers}
          held={held('paid')}
          isChosen
          price={amount !== null && <TermPrice amount={amount} order={order} />}
          quantities={mayBill ? order.quantities : undefined}
        >
          {mayBill && (
            <ButtonLink to="/plans/checkout" search={{ ...chosen }} variant="filled" fullWidth>
              {isPaidFor ? <Trans>Change the plan</Trans> : <Trans>Get the Paid plan</Trans>}
            </ButtonLink>
          )}
        </PlanCard>
        <PlanCard plan="free" offers={offers} held={held('free')} price={free} />
      </div>
      {!identity.demo && offers?.demoBooking && (
        <DisabledWhileImpersonating>
          <BookDemo identity={identity} />
        </DisabledWhileImpersonating>
      )}
      {offers?.payments === 'test' && mayBill && <TestPayments />}
    </NarrowPage>
  )
}

/** Price of one term of an order without VAT, in the currency's smallest unit; null: not known. */
function termPrice(plans: PlanOffer[] | undefined, { period, currency, quantities }: Order): number | null {
  const price = plans
    ?.find(({ planId }) => planId === 'paid')
    ?.prices.find((one) => one.period === period && one.currency === currency)
  if (!price) return null
  const { apps, users } = PLAN_QUOTAS.paid
  return (
    price.base +
    Math.max(0, quantities.apps - apps) * price.perFurtherApp +
    Math.max(0, quantities.users - users) * price.perFurtherUser
  )
}

function TermPrice({ amount, order: { period, currency } }: { amount: number; order: Order }) {
  const price = money(amount, currency)
  return period === 'month' ? <Trans>{price} a month, plus VAT</Trans> : <Trans>{price} a year, plus VAT</Trans>
}

const DemoDialog = lazyWithRetry(() => import('../demo-booking/demo-dialog.tsx'))

/** SUB-019: books a demo with a person who shows what the plans include. */
function BookDemo({ identity }: { identity: Identity }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <Trans>Book a demo</Trans>
      </Button>
      {isOpen && <DemoDialog identity={identity} onClose={() => setOpen(false)} />}
    </div>
  )
}
