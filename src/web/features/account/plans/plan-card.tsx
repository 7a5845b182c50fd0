import { Plural, Trans } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import type { Subscription } from '#contract/account.ts'
import { PLAN_QUOTAS, TRIAL_DAYS } from '#contract/protocol/limits.ts'
import { liveSlots, type LiveSlot } from '#contract/billing/plans.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { PlanName } from './plan-name.tsx'
import classes from './plans.module.css'

type AmountName = 'apps' | 'users' | 'competitors' | 'keywords'

interface Props {
  plan: Subscription['planId']
  /** How the organisation has it now; null: it hasn't. */
  held: 'plan' | 'trial' | null
  /** The one that this page is about. */
  isChosen?: boolean
  /** What it costs, where that is known. */
  price?: ReactNode
  /** Where more than what the plan holds was chosen. */
  quantities?: { apps: number; users: number } | undefined
  /** A button or link at its foot. */
  children?: ReactNode
}

/** What one plan holds (OP-48, OP-60). */
export function PlanCard({ plan, held, isChosen = false, price, quantities, children }: Props) {
  const headingId = useId()
  const amounts = { ...PLAN_QUOTAS[plan], ...quantities }
  return (
    <section className={classes.plan} aria-labelledby={headingId} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        <h2 className={classes.name} id={headingId}>
          <PlanName plan={plan} />
        </h2>
        {held && <Tag tone="acc">{held === 'trial' ? <Trans>Your trial</Trans> : <Trans>Current plan</Trans>}</Tag>}
      </div>
      {price && <p className={classes.price}>{price}</p>}
      <p className={classes.text}>
        {plan === 'paid' ? <Trans>Free for {TRIAL_DAYS} days, then the Free plan.</Trans> : <Trans>Free forever</Trans>}
      </p>
      <ul className={classes.points}>
        {liveSlots.map((slot) => (
          <Point key={slot}>
            <Amount slot={slot} {...amounts} />
          </Point>
        ))}
        <Point>
          <Trans>Every country in the stores</Trans>
        </Point>
        <Point isMissing={plan === 'free'}>
          {plan === 'paid' ? (
            <Trans>App overview for your app and your competitors</Trans>
          ) : (
            <Trans>No app overview</Trans>
          )}
        </Point>
      </ul>
      {children}
    </section>
  )
}

function Amount({ slot, apps, users, competitors, keywords }: { slot: LiveSlot } & Record<AmountName, number>) {
  switch (slot) {
    case 'APP':
      return <Plural value={apps} one="# app" other="# apps" />
    case 'USER':
      return <Plural value={users} one="# person" other="# people" />
    case 'COMPETITOR':
      return <Plural value={competitors} one="# competitor for each app" other="# competitors for each app" />
    case 'KEYWORD':
      return <Plural value={keywords} one="# tracked keyword" other="# tracked keywords" />
  }
}

function Point({ isMissing = false, children }: { isMissing?: boolean; children: ReactNode }) {
  const Sign = isMissing ? IconMinus : IconCheck
  return (
    <li data-missing={isMissing || undefined}>
      <Sign size={17} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </li>
  )
}
