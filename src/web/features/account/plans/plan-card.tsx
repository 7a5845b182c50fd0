import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Group, Paper, Text, Title } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { PLAN_QUOTAS, TRIAL_DAYS } from '#contract/protocol/limits.ts'
import { liveSlots, type PlanOffer, type SlotType } from '#contract/billing/plans.ts'
import { PlanName } from './plan-name.tsx'
import classes from './plans.module.css'

interface Props {
  plan: PlanOffer['planId']
  /** What the server offers; undefined: not known yet, or not saved on this device. */
  offers: { plans: PlanOffer[]; live: SlotType[] } | undefined
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
export function PlanCard({ plan, offers, held, isChosen = false, price, quantities, children }: Props) {
  const headingId = useId()
  const live = offers?.live ?? liveSlots(false)
  const limits = offers?.plans.find(({ planId }) => planId === plan)?.limits
  const chosen: Partial<Record<SlotType, number | undefined>> = { APP: quantities?.apps, USER: quantities?.users }
  const amountOf = (slot: SlotType): number =>
    chosen[slot] ?? limits?.find(({ slotType }) => slotType === slot)?.limit ?? PLAN_QUOTAS[plan][quotaOf[slot]]
  return (
    <Paper
      component="section"
      p="var(--sg-card-padding)"
      className={classes.plan}
      aria-labelledby={headingId}
      data-chosen={isChosen || undefined}
    >
      <Group gap={10} wrap="nowrap">
        <Title order={2} lts="-0.012em" id={headingId}>
          <PlanName plan={plan} />
        </Title>
        {held && (
          <Badge color="iris">{held === 'trial' ? <Trans>Your trial</Trans> : <Trans>Current plan</Trans>}</Badge>
        )}
      </Group>
      {price && (
        <Text fz={17} fw={630} lh="24px">
          {price}
        </Text>
      )}
      <Text c="dimmed">
        {plan === 'paid' ? <Trans>Free for {TRIAL_DAYS} days, then the Free plan.</Trans> : <Trans>Free forever</Trans>}
      </Text>
      <ul className={classes.points}>
        {live.map((slot) => (
          <Point key={slot} isMissing={amountOf(slot) === 0}>
            <Amount slot={slot} value={amountOf(slot)} />
          </Point>
        ))}
        <Point>
          {plan === 'paid' && live.includes('AI_ASSISTANCE') ? (
            <Trans>AI replies and review automation</Trans>
          ) : (
            <Trans>Review automation with templates</Trans>
          )}
        </Point>
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
    </Paper>
  )
}

const quotaOf = {
  APP: 'apps',
  USER: 'users',
  COMPETITOR: 'competitors',
  KEYWORD: 'keywords',
  AI_ASSISTANCE: 'aiAssistances',
  REVIEW_SUMMARY: 'reviewSummaries',
} as const satisfies Record<SlotType, keyof (typeof PLAN_QUOTAS)['paid']>

function Amount({ slot, value }: { slot: SlotType; value: number }) {
  switch (slot) {
    case 'APP':
      return <Plural value={value} one="# app" other="# apps" />
    case 'USER':
      return <Plural value={value} one="# person" other="# people" />
    case 'COMPETITOR':
      return <Plural value={value} one="# competitor for each app" other="# competitors for each app" />
    case 'KEYWORD':
      return <Plural value={value} one="# tracked keyword" other="# tracked keywords" />
    case 'AI_ASSISTANCE':
      return <Plural value={value} _0="No AI requests" one="# AI request a month" other="# AI requests a month" />
    case 'REVIEW_SUMMARY':
      return (
        <Plural
          value={value}
          _0="No review summaries"
          one="# review summary a month"
          other="# review summaries a month"
        />
      )
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
