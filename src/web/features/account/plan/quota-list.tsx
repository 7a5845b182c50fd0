import { Trans, useLingui } from '@lingui/react/macro'
import { Progress } from '@mantine/core'
import type { Identity } from '#contract/auth/auth.ts'
import { liveSlots, type Quota, type SlotType } from '#contract/billing/plans.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { plansRead } from '../reads.ts'
import classes from './quota-list.module.css'

/** SUB-023: how much of the plan is used. */
export function QuotaList({ identity }: { identity: Identity }) {
  const { t } = useLingui()
  const { data, error, isLoading, updatedAt, refresh } = useRead(quotasRead(identity))
  const live = useRead(plansRead()).data?.live ?? liveSlots(false)
  const names: Record<SlotType, string> = {
    APP: t`Apps`,
    USER: t`People`,
    COMPETITOR: t`Competitors (highest of any app)`,
    KEYWORD: t`Tracked keywords`,
    AI_ASSISTANCE: t`AI requests this month`,
    REVIEW_SUMMARY: t`Review summaries this month`,
  }
  return (
    <Card title={<Trans>Usage</Trans>} padded aside={updatedAt !== null && <Freshness at={updatedAt} />}>
      {data ? (
        <ul className={classes.list}>
          {data.map(
            ({ slotType, used, limit }) =>
              live.includes(slotType) && <Line key={slotType} name={names[slotType]} used={used} limit={limit} />,
          )}
        </ul>
      ) : (
        <SectionState
          state={missingState({ error, isLoading })}
          failed={<Trans>Couldn't load your usage</Trans>}
          unsaved={<Trans>Not saved on this device. It loads when you're back online.</Trans>}
          onRetry={refresh}
          minHeight={120}
        />
      )}
    </Card>
  )
}

function Line({ name, used, limit }: Pick<Quota, 'used' | 'limit'> & { name: string }) {
  const count = formatNumber(used, language())
  if (limit === null) {
    return (
      <li>
        <span>{name}</span>
        <span className={classes.count}>{count}</span>
      </li>
    )
  }
  if (limit === 0 && used === 0) {
    return (
      <li>
        <span>{name}</span>
        <span className={classes.count}>
          <Trans>Not in plan</Trans>
        </span>
      </li>
    )
  }
  const most = formatNumber(limit, language())
  return (
    <li>
      <span>{name}</span>
      <span className={classes.count} data-full={used >= limit || undefined}>
        <Trans>
          {count} of {most}
        </Trans>
      </span>
      <Progress
        w="100%"
        size={4}
        radius={2}
        bg="var(--sg-active)"
        value={(100 * Math.min(used, limit)) / Math.max(limit, 1)}
        aria-hidden
      />
    </li>
  )
}
