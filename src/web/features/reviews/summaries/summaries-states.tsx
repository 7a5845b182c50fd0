import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconArrowsExchange, IconCalendarRepeat, IconQuote } from '@tabler/icons-react'
import { LockPanel } from '#web/ui/access/lock-panel.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button, Skeleton } from '@mantine/core'
import { QuotaNote, type Rights } from './rights.tsx'
import classes from './summaries.module.css'

interface Props {
  rights: Rights
  /** null: the user may not create one. */
  onNew: (() => void) | null
}

/** Shown while there are no summaries. */
export const NoSummaries = ({ rights, onNew }: Props) => (
  <div className={classes.none}>
    <EmptyState
      title={onNew ? <Trans>Create your first summary</Trans> : <Trans>No summaries yet</Trans>}
      action={
        onNew && (
          <>
            <Button variant="filled" leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />} onClick={onNew}>
              <Trans>New summary</Trans>
            </Button>
            <QuotaNote rights={rights} />
          </>
        )
      }
    >
      <Trans>See in two minutes what people praise, what annoys them, and what has changed.</Trans>
    </EmptyState>
  </div>
)

/** Replaces the page where the plan has no summaries; earlier ones stay readable. */
export function LockedSummaries() {
  const { t } = useLingui()
  return (
    <LockPanel
      title={<Trans>Review summaries</Trans>}
      points={[
        { icon: IconQuote, text: t`Topics with numbers that link to their reviews` },
        { icon: IconArrowsExchange, text: t`What changed compared with the previous period` },
        { icon: IconCalendarRepeat, text: t`Created automatically every week or month` },
      ]}
      sample={<PageSkeleton />}
    >
      <Trans>What people write about your app, in two minutes, with proof.</Trans>
    </LockPanel>
  )
}

/** The page as it will be, in grey. */
export const PageSkeleton = () => (
  <div className={classes.skeleton}>
    <div>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height={72} />
      ))}
    </div>
    <div>
      <Skeleton width="40%" height={24} />
      <Skeleton height={120} />
      <Skeleton height={280} />
    </div>
  </div>
)
