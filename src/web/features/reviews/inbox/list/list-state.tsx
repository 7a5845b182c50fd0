import { Trans } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import type { ViewName } from '../model/shown-reviews.ts'
import { ListSkeleton } from './list-skeleton.tsx'

interface Props {
  view: ViewName
  isReading: boolean
  onClear: () => void
}

/** Why the list has nothing to show. */
export function ListState({ view, isReading, onClear }: Props) {
  if (isReading) return <SectionState state="loading" failed={null} unsaved={null} skeleton={<ListSkeleton />} />
  const all = (
    <Button onClick={onClear}>
      <Trans>Show all reviews</Trans>
    </Button>
  )
  if (view === 'to-answer') return <EmptyState title={<Trans>All reviews answered</Trans>} action={all} />
  if (view === 'drafts')
    return (
      <EmptyState title={<Trans>No drafts</Trans>} action={all}>
        <Trans>What you write is kept on this device until you send it.</Trans>
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
