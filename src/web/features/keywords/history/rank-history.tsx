import { IconChevronDown, IconChevronUp, IconTable, IconUsers } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Center, Group, Paper, Skeleton, Text, Title } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChartNote } from '#contract/keywords/notes.ts'
import type { getRankHistory } from '#contract/keywords/rank-history.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { editDay } from '#aso/keywords/edit-day.ts'
import type { MonitorPeriod, Period } from '#aso/keywords/periods.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { missingState, type ReadState } from '#web/data/queries/read-state.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { mayChange } from '#web/session/may.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { Mark } from '#web/apps/marks/marks.ts'
import { useNoteKey } from '../list/page-keys.ts'
import { Drawn, MissingLines, type ComparedKeyword } from './app-lines.tsx'
import { heightOf, type RankLine } from './chart-lines.ts'
import { DayRange, PeriodChoice, type ShownPeriod } from './chart-period.tsx'
import { HistoryTable } from './history-table.tsx'
import { MarkKinds, PressedNotes, useMarks } from './chart-marks.tsx'
import classes from './rank-history.module.css'

const Chart = lazyWithRetry(
  async () => ({ default: (await import('./rank-history-chart.tsx')).RankHistoryChart }),
  <ChartBones />,
)

const EditPanel = lazyWithRetry(async () => ({ default: (await import('./edit-panel.tsx')).EditPanel }))
const NoteDialog = lazyWithRetry(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }))

interface ChartPeriod {
  name: ShownPeriod
  period: Period
  /** The day that all is compared with; null: nothing was measured twice. */
  comparedWith: UtcDay | null
  /** The days of the lines. */
  drawn: Period
  /** All days that are known. */
  kept: Period
  /** Last UTC day with ranks. */
  today: UtcDay
  isVisitKnown: boolean
}

interface Props {
  app: AppInCountry
  lines: readonly RankLine[]
  /** Competitors are compared for one keyword in place of several keywords; null: they are not. */
  compared: ComparedKeyword | null
  /** Undefined: there are no competitors. */
  onCompare: ((isCompared: boolean) => void) | undefined
  /** Keywords that are selected: more than are drawn, or none. */
  selected: number
  /** The read that the ranks come from. */
  history: ReadResult<EndpointOutput<typeof getRankHistory>>
  period: ChartPeriod
  onPeriod: (period: MonitorPeriod) => void
  /** null: back from chosen days to the period. */
  onDays: (days: Period | null) => void
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  /** UTC day of the edit to show at first. */
  edit: UtcDay | null
  hiddenMarks: readonly string[]
  onHiddenMarks: (kinds: string[]) => void
}

/** KEY-004, KEY-026: how the ranks of the selected keywords went, and what happened meanwhile. */
export function RankHistory(props: Props) {
  const { app, compared, selected, history, edit, hiddenMarks } = props
  const lines = compared?.lines ?? props.lines
  const { name, period, comparedWith, drawn, kept, today, isVisitKnown } = props.period
  const { t } = useLingui()
  const phone = usePhone()
  const headingId = useId()
  const tools = useRef<HTMLDivElement>(null)
  const [asTable, setAsTable] = useState(false)
  const { from, to } = drawn
  const drawnKeywords = new Set(compared ? [compared.keyword] : lines.map((line) => line.id))
  const origins = history.data?.origins?.filter(({ keyword }) => drawnKeywords.has(keyword)) ?? []
  const { marks: all, changes, releases } = useMarks(app, drawn, origins)
  const marks = all.filter(({ kind }) => !hiddenMarks.includes(kind))
  /** null: no mark was chosen. */
  const [chosenMarks, setPressed] = useState<readonly Mark[] | null>(null)
  const cameFor = chosenMarks === null && edit !== null ? editDay(edit, releases) : null
  const pressed = chosenMarks ?? all.filter(({ day }) => day === cameFor)
  const isFolded = props.isFolded && cameFor === null
  const [written, setWritten] = useState<ChartNote | 'new' | null>(null)
  const mayWrite = mayChange(app.project)
  useNoteKey(mayWrite, () => setWritten('new'))
  // Near days may share a mark, whose newest may be a note.
  const pressedEvents = pressed.filter(({ kind }) => kind !== 'note' && kind !== 'origin')
  const events = pressedEvents.filter(({ day }) => day === pressedEvents[0]?.day)
  const days = daysFrom(from, to)
  const count = lines.length
  const keyword = compared?.keyword
  const label = keyword
    ? t`Rank history of ${keyword}`
    : count === 1
      ? t`Rank history of 1 keyword`
      : t`Rank history of ${count} keywords`
  const state: ReadState = history.data === undefined ? missingState(history) : 'ready'
  return (
    <Paper component="section" aria-labelledby={headingId}>
      <div className={classes.head} data-folded={isFolded || undefined}>
        <Title order={2} size="h4" style={{ whiteSpace: 'nowrap' }} id={headingId}>
          <Trans>Rank history</Trans>
        </Title>
        {!phone && (
          <Text span size="sm" c="dimmed" truncate flex="1 1 0" miw={0}>
            <Drawn compared={compared} drawn={lines.length} selected={selected} lang={app.locale} />
          </Text>
        )}
        <Group component="span" gap="xs" ml="auto" ref={tools} className={classes.tools}>
          <MarkKinds hidden={hiddenMarks} onHidden={props.onHiddenMarks} shown={marks.length}>
            {mayWrite && (
              <Button aria-keyshortcuts="n" onClick={() => setWritten('new')}>
                <Trans>Write a note</Trans>
              </Button>
            )}
          </MarkKinds>
          {props.onCompare && (
            <Button
              size="sm"
              variant="subtle"
              color="gray"
              leftSection={<IconUsers size={16} stroke={1.7} aria-hidden />}
              aria-pressed={compared !== null}
              onClick={() => props.onCompare?.(compared === null)}
            >
              <Trans>Competitors</Trans>
            </Button>
          )}
          <PeriodChoice value={name} isVisitKnown={isVisitKnown} onChange={props.onPeriod} />
          <IconButton label={t`View as table`} aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            <IconTable size={17} stroke={1.7} aria-hidden />
          </IconButton>
          <IconButton
            label={isFolded ? t`Show the rank history` : t`Hide the rank history`}
            aria-expanded={!isFolded}
            onClick={() => {
              setPressed([])
              props.onFold(!isFolded)
            }}
          >
            {isFolded ? (
              <IconChevronDown size={17} stroke={1.7} aria-hidden />
            ) : (
              <IconChevronUp size={17} stroke={1.7} aria-hidden />
            )}
          </IconButton>
        </Group>
      </div>
      {!isFolded && (
        <div className={classes.body}>
          {state !== 'ready' ? (
            <SectionState
              state={state}
              failed={<Trans>Couldn't load the rank history</Trans>}
              unsaved={<Trans>The rank history loads when you're back online</Trans>}
              onRetry={history.refresh}
              minHeight={heightOf(phone)}
              skeleton={<ChartBones />}
            />
          ) : lines.length === 0 ? (
            <Center component="p" mih={214} c="dimmed">
              <Trans>No ranks of these keywords in this period.</Trans>
            </Center>
          ) : asTable ? (
            <HistoryTable lines={lines} days={days} marks={marks} store={app.store} lang={app.locale} />
          ) : (
            <Chart
              lines={lines}
              label={label}
              days={days}
              marks={marks}
              onMark={setPressed}
              onDays={(first, last) => props.onDays({ from: days[first] ?? from, to: days[last] ?? to })}
              store={app.store}
              lang={app.locale}
            />
          )}
          {compared?.missing && <MissingLines {...compared.missing} />}
          {state === 'ready' && lines.length > 0 && (
            <DayRange name={name} period={period} comparedWith={comparedWith} kept={kept} onChoose={props.onDays} />
          )}
          <PressedNotes marks={pressed} onChange={mayWrite ? setWritten : undefined} onClose={() => setPressed([])} />
          {events[0] && history.data && (
            <EditPanel
              key={events[0].day}
              app={app}
              marks={events}
              day={events[0].day}
              changes={changes}
              releases={releases}
              history={history.data}
              today={today}
              days={new Set(all.map(({ day }) => day))}
              onDay={(day) => setPressed(all.filter((mark) => mark.day === day))}
              takesFocus={events[0].day === cameFor}
              onClose={() => setPressed([])}
            />
          )}
        </div>
      )}
      {written && (
        <NoteDialog
          project={app.project}
          note={written === 'new' ? null : written}
          day={today}
          shown={drawn}
          onClose={() => {
            flushSync(() => {
              setWritten(null)
              setPressed([])
            })
            // What opened it may be gone by now: the popover of the notes, or the note that was changed.
            if (document.activeElement === document.body) tools.current?.querySelector('button')?.focus()
          }}
        />
      )}
    </Paper>
  )
}

function ChartBones() {
  return (
    <div className={classes.bones} aria-busy="true">
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height={2} />
      ))}
    </div>
  )
}
