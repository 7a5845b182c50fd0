import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { quotasRead } from '#web/data/queries/quotas-read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { useMay } from '#web/session/hooks.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import { usePaneKeys } from '#web/ui/hooks/use-pane-keys.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { ListPane, PhoneBar } from './summary-list.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { LockedSummaries, NoSummaries, PageSkeleton } from './summaries-states.tsx'
import { type Search, SummaryPane } from './summary-pane.tsx'
import { useSummaries } from './follow-summaries.ts'
import type { Rights } from './rights.tsx'
import { stageOf } from './summary-status.tsx'
import classes from './summaries.module.css'

const NewSummaryDialog = lazyWithRetry(() => import('./new-summary-dialog.tsx'))

interface Props {
  identity: Identity
  app: SelectedApp
  search: Search
  /** `replace`: replaces the history entry, so that Back skips it. */
  onSearch: (search: Search, replace: boolean) => void
  /** Opens a summary from any page. */
  onReveal: (summary: SummaryListed) => void
}

/** REV-017: summaries of what people write about an app, by period, with quotes. */
export function SummariesPage({ identity, app, search, onSearch, onReveal }: Props) {
  const { organizationId } = identity
  const phone = usePhone()
  usePaneKeys()
  const list = useSummaries(organizationId, app, onReveal)
  const quota = useRead(quotasRead(identity)).data?.find(({ slotType }) => slotType === 'REVIEW_SUMMARY')
  const rights: Rights = { mayChange: useMay('reviews/reply'), isOffline: useConnectivity() === 'offline', quota }
  const [isNew, setNew] = useState(false)
  const state = readState(list)
  if (state !== 'ready' || !list.data)
    return (
      <Box px="var(--sg-gutter)" pt="lg" pb="xl">
        <SectionState
          state={state === 'ready' ? 'loading' : state}
          failed={<Trans>Couldn't load the summaries</Trans>}
          unsaved={<Trans>Not saved on this device</Trans>}
          onRetry={list.refresh}
          skeleton={<PageSkeleton />}
          minHeight={320}
        />
      </Box>
    )
  const { summaries, schedules } = list.data
  const isLocked = quota?.limit === 0
  const open = summaries.find(({ id }) => id === search.summary) ?? summaries.find(isDone) ?? summaries[0]
  const show = (id: string) => onSearch({ summary: id, topic: undefined }, false)
  const onNew = rights.mayChange && !isLocked ? () => setNew(true) : null
  const listed = { app, summaries, schedules, rights, organizationId, list, open, onNew }
  const isTopicOpen = phone && search.topic !== undefined
  return (
    <div className={classes.page}>
      {summaries.length === 0 && isLocked ? (
        <LockedSummaries />
      ) : (
        <>
          {phone ? !isTopicOpen && <PhoneBar {...listed} onShow={show} /> : <ListPane {...listed} onShow={show} />}
          {open ? (
            <SummaryPane
              key={open.id}
              app={app}
              organizationId={organizationId}
              summary={open}
              rights={rights}
              search={search}
              onSearch={(next, replace) => onSearch({ summary: open.id, ...next }, replace)}
            />
          ) : (
            <NoSummaries rights={rights} onNew={onNew} />
          )}
          {phone && !isTopicOpen && (
            <div className={classes.schedule}>
              <ScheduleCard app={app} organizationId={organizationId} schedules={schedules} rights={rights} />
            </div>
          )}
        </>
      )}
      {isNew && (
        <NewSummaryDialog
          app={app}
          organizationId={organizationId}
          rights={rights}
          schedules={schedules}
          onCreated={(id) => {
            setNew(false)
            if (id !== null) show(id)
          }}
          onClose={() => setNew(false)}
        />
      )}
    </div>
  )
}

const isDone = (summary: SummaryListed) => stageOf(summary) === 'done'
