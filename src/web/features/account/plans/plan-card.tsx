import { Plural, Trans } from '@lingui/react/macro'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import type { Subscription } from '#contract/account.ts'
import { PLAN_QUOTAS, TRIAL_DAYS } from '#contract/limits.ts'
import { Tag } from '#web/ui/tag.tsx'
import { PlanName } from './plan-name.tsx'
import classes from './plans.module.css'

interface Props {
  plan: Subscription['planId']
  isCurrent: boolean
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
export function PlanCard({ plan, isCurrent, isChosen = false, price, quantities, children }: Props) {
  const headingId = useId()
  const { competitors, keywords, aiAssistances, reviewSummaries } = PLAN_QUOTAS[plan]
  const { apps, users } = quantities ?? PLAN_QUOTAS[plan]
  return (
    <section className={classes.plan} aria-labelledby={headingId} data-chosen={isChosen || undefined}>
      <div className={classes.head}>
        <h2 className={classes.name} id={headingId}>
          <PlanName plan={plan} />
        </h2>
        {isCurrent && (
          <Tag tone="acc">
            <Trans>Current plan</Trans>
          </Tag>
        )}
      </div>
      {price && <p className={classes.price}>{price}</p>}
      <p className={classes.text}>
        {plan === 'paid' ? (
          <Trans>New organisations try it for {TRIAL_DAYS} days and are on the Free plan after that.</Trans>
        ) : (
          <Trans>For as long as you like.</Trans>
        )}
      </p>
      <ul className={classes.points}>
        <Point>
          <Plural value={apps} one="# app" other="# apps" />
        </Point>
        <Point>
          <Plural value={users} one="# person" other="# people" />
        </Point>
        <Point>
          <Plural value={competitors} one="# competitor for each app" other="# competitors for each app" />
        </Point>
        <Point>
          <Plural value={keywords} one="# tracked keyword" other="# tracked keywords" />
        </Point>
        <Point>
          <Plural value={reviewSummaries} one="# review summary a month" other="# review summaries a month" />
        </Point>
        <Point isMissing={aiAssistances === 0}>
          {aiAssistances === 0 ? (
            <Trans>No AI assistance</Trans>
          ) : (
            <Plural value={aiAssistances} one="# AI assistance a month" other="# AI assistances a month" />
          )}
        </Point>
        <Point>
          <Trans>Every country of the stores</Trans>
        </Point>
        <Point isMissing={plan === 'free'}>
          {plan === 'paid' ? (
            <Trans>App Overview of your app and your competitors</Trans>
          ) : (
            <Trans>No App Overview</Trans>
          )}
        </Point>
      </ul>
      {children}
    </section>
  )
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
