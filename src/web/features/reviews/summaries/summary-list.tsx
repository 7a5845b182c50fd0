import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Flex, Text, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getSummaries, SummaryListed, SummarySchedule } from '#contract/reviews/summaries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { useKeyDown } from '#web/ui/hooks/use-key-down.ts'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { PANE } from '#web/ui/hooks/use-pane-keys.ts'
import type { Rights } from './rights.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { scopeText, countsOf, timeLeft } from './summary-facts.ts'
import classes from './summary-list.module.css'
import { stageOf, statusNames, StatusTag } from './summary-status.tsx'

interface ListProps {
  app: SelectedApp
  organizationId: string
  list: ReadResult<EndpointOutput<typeof getSummaries>>
  summaries: readonly SummaryListed[]
  schedules: readonly SummarySchedule[]
  open: SummaryListed | undefined
  rights: Rights
  onShow: (id: string) => void
  /** null: the user may not create one. */
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
        <Text component="h2" size="sm" fw={540} lh="md">
          <Trans>Summaries</Trans>
        </Text>
        {onNew && !isFirst && (
          <Button
            variant="filled"
            size="sm"
            aria-label={t`New summary`}
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={onNew}
          >
            <Trans context="a new summary">New</Trans>
          </Button>
        )}
      </div>
      <ListAge list={list} />
      {!isFirst && (
        <Flex component="ul" direction="column" gap={2} aria-label={t`Summaries`}>
          {summaries.map((summary) => (
            <SummaryLine
              key={summary.id}
              summary={summary}
              isOpen={summary.id === open?.id}
              onShow={() => onShow(summary.id)}
            />
          ))}
        </Flex>
      )}
      <ScheduleCard app={app} organizationId={organizationId} schedules={schedules} rights={rights} />
    </div>
  )
}

/** On a phone: the summaries to choose from, with their periods. */
export function PhoneBar(props: ListProps) {
  const { list, summaries, open, onShow, onNew } = props
  const { t, i18n } = useLingui()
  const name = (summary: (typeof summaries)[number]) => {
    const status = stageOf(summary) === 'done' ? null : i18n._(statusNames[summary.status])
    return [periodName(summary), scopeText(summary), status].filter(Boolean).join(', ')
  }
  return (
    <>
      {open && (
        <div className={classes.phone}>
          <FilterSelect
            label={t`Summaries`}
            value={open.id}
            options={summaries.map((one) => ({ value: one.id, label: name(one) }))}
            onChange={onShow}
          />
          {onNew && (
            <Button
              variant="filled"
              aria-label={t`New summary`}
              leftSection={<IconPlus size={20} stroke={1.8} aria-hidden />}
              onClick={onNew}
            />
          )}
        </div>
      )}
      <ListAge list={list} />
    </>
  )
}

interface Props {
  summary: SummaryListed
  isOpen: boolean
  onShow: () => void
}

/** One summary in the list: its period, scope and progress. */
function SummaryLine({ summary, isOpen, onShow }: Props) {
  const now = useNow()
  const stage = stageOf(summary)
  const scope = scopeText(summary)
  const facts = stage === 'done' ? countsOf(summary) : stage === 'made' ? timeLeft(summary, now) : null
  return (
    <li>
      <UnstyledButton className={classes.line} aria-current={isOpen || undefined} onClick={onShow}>
        <Text span inherit fw={540} style={{ overflowWrap: 'anywhere' }}>
          {periodName(summary)}
        </Text>
        {scope !== null && <span className={classes.facts}>{scope}</span>}
        {facts !== null && <span className={classes.facts}>{facts}</span>}
        <StatusTag summary={summary} />
      </UnstyledButton>
    </li>
  )
}

/** How old a list is, or that it could not be refreshed. */
function ListAge({ list: { error, isRefreshing, updatedAt, refresh } }: { list: ReadResult<unknown> }) {
  const isOffline = useConnectivity() === 'offline'
  if (isOffline || !error || isRefreshing)
    return (
      <p className={classes.age}>
        <Freshness at={updatedAt} busy={isRefreshing} />
      </p>
    )
  return (
    <p className={classes.age} role="status">
      <Trans>Couldn't refresh.</Trans>{' '}
      <Anchor component="button" type="button" variant="action" onClick={refresh}>
        <Trans>Try again</Trans>
      </Anchor>
    </p>
  )
}

const typed = 'input, textarea, select, [contenteditable]'

/** `j` and `k` open the next and the previous summary, except while typing. */
function useListKeys(ids: readonly string[], open: string | undefined, onShow: (id: string) => void): void {
  useKeyDown((event) => {
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
    if (step === 0 || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.target instanceof Element && event.target.closest(typed)) return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    const next = ids[ids.indexOf(open ?? '') + step]
    if (next !== undefined) onShow(next)
  }, 'window')
}
