import { Trans } from '@lingui/react/macro'
import { countryInSentence } from '#web/i18n/country.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { CountingNote } from '#web/ui/feedback/counting-note.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import type { Side } from '../side.ts'
import classes from './gap-card.module.css'
import type { Gap } from './use-gap.ts'

interface Props {
  own: Side
  competitor: Side
  gap: Gap
}

/** What stands in place of the table until both lists are here; it names the app that it waits for. */
export function GapAbsent({ own, competitor, gap }: Props) {
  const isOwn = !gap.own.data?.keywords
  const [side, list] = isOwn ? [own, gap.own] : [competitor, gap.competitor]
  const [title, country] = [side.title, countryInSentence(side.locale)]
  if (list.data)
    return (
      <EmptyState title={<Trans>No data available</Trans>}>
        <Trans>Stores don't publish ranks. Only your tracked keywords are known.</Trans>
      </EmptyState>
    )
  if (list.error?.code === 'APP_NOT_AVAILABLE')
    return (
      <SectionState
        state="unsaved"
        failed={null}
        unsaved={
          <Trans>
            {title} isn't available in {country}.
          </Trans>
        }
      />
    )
  if (list.state === 'stalled')
    return (
      <EmptyState
        title={<Trans>Still calculating</Trans>}
        action={
          <Button onClick={list.refresh}>
            <Trans>Refresh</Trans>
          </Button>
        }
      />
    )
  return (
    <SectionState
      state={list.state === 'error' ? 'failed' : list.state === 'offline' ? 'unsaved' : 'loading'}
      failed={<Trans>Couldn't load the keywords of {title}</Trans>}
      unsaved={<Trans>The keywords of {title} load when you're back online</Trans>}
      onRetry={list.refresh}
      skeleton={
        <>
          <p className={classes.counting} role="status">
            {title}: <CountingNote secondsLeft={list.inProgress?.secondsLeft ?? null} />
          </p>
          {[52, 64, 44, 58, 49].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </>
      }
    />
  )
}
