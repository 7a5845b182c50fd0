import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Button, Skeleton } from '@mantine/core'
import classes from './inbox.module.css'
import type { ViewName } from './shown-reviews.ts'

/** List and review in grey. */
export const InboxSkeleton = () => (
  <div className={classes.panes} aria-busy="true">
    <div className={classes.list}>
      <ListSkeleton />
    </div>
    <div className={classes.greyDetail}>
      <Skeleton width={120} height={20} />
      <Skeleton width="60%" height={28} />
      <Skeleton height={72} />
      <Skeleton height={260} />
    </div>
  </div>
)

/** The list in grey. */
const ListSkeleton = () => (
  <div style={{ display: 'grid', gap: 12, padding: '12px 24px' }}>
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} height={112} />
    ))}
  </div>
)

interface Props {
  view: ViewName
  isReading: boolean
  onClear: () => void
}

/** Why the list has nothing to show. */
export function EmptyList({ view, isReading, onClear }: Props) {
  if (isReading) return <SectionState state="loading" failed={null} unsaved={null} skeleton={<ListSkeleton />} />
  const all = (
    <Button onClick={onClear}>
      <Trans>Show all reviews</Trans>
    </Button>
  )
  if (view === 'to-answer') return <EmptyState title={<Trans>No reviews to answer</Trans>} action={all} />
  if (view === 'drafts')
    return (
      <EmptyState title={<Trans>No drafts</Trans>} action={all}>
        <Trans>What you write is saved on this device until you send it.</Trans>
      </EmptyState>
    )
  return (
    <EmptyState
      title={<Trans>No review matches</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}
