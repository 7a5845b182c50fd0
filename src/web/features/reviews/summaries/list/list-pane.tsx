import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getSummaries, SummaryListed, SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import type { Rights } from '../rights.ts'
import { ListAge } from './list-age.tsx'
import classes from './list.module.css'
import { ScheduleCard } from './schedule-card.tsx'
import { SummaryLine } from './summary-line.tsx'
import { useListKeys } from './use-list-keys.ts'

export interface ListProps {
  app: SelectedApp
  organizationId: string
  list: ReadResult<EndpointOutput<typeof getSummaries>>
  summaries: readonly SummaryListed[]
  schedules: readonly SummarySchedule[]
  open: SummaryListed | undefined
  rights: Rights
  onShow: (id: string) => void
  /** null: they may not. */
  onNew: (() => void) | null
}

/** The summaries with their statuses, and the schedule below. */
export function ListPane(props: ListProps) {
  const { app, organizationId, list, summaries, schedules, open, rights, onShow, onNew } = props
  const { t } = useLingui()
  const isFirst = summaries.length === 0
  useListKeys(
    summaries.map(({ id }) => id),
    open?.id,
    onShow,
  )
  return (
    <div {...PANE} className={classes.pane}>
      <div className={classes.head}>
        <h2 className={classes.title}>
          <Trans>Summaries</Trans>
        </h2>
        {onNew && !isFirst && (
          <Button
            variant="filled"
            size="small"
            aria-label={t`New summary`}
            icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={onNew}
          >
            <Trans context="a new summary">New</Trans>
          </Button>
        )}
      </div>
      <ListAge list={list} />
      {!isFirst && (
        <ul className={classes.list} aria-label={t`Summaries`}>
          {summaries.map((summary) => (
            <SummaryLine
              key={summary.id}
              summary={summary}
              isOpen={summary.id === open?.id}
              onShow={() => onShow(summary.id)}
            />
          ))}
        </ul>
      )}
      <ScheduleCard app={app} organizationId={organizationId} schedules={schedules} rights={rights} />
    </div>
  )
}
