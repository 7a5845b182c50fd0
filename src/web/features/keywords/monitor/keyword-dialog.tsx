import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { KEYWORD_NOTE_MAX } from '#contract/protocol/limits.ts'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import type { Competitor } from '#contract/projects.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formatCompact, formatDate, formatDay } from '#web/i18n/format.ts'
import type { Period } from '#aso/keywords/periods.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { language } from '#web/i18n/language.ts'
import { useUnsaved } from '#web/offline/hooks.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Change, Count, Estimate, Unknown } from '../list/keyword-cells.tsx'
import { estimateNote } from '../list/estimate-notes.tsx'
import { columnNames, kindNames } from '../list/keyword-columns.ts'
import type { useTrackedChanges } from './use-tracked-changes.ts'
import type { MonitorRow } from './monitor-rows.ts'
import { NotUpdated } from './keyword-cell.tsx'
import { FirstApps, KeywordCourse } from './keyword-course.tsx'
import { CompetitorRank, Median, RankToday } from './rank-cells.tsx'
import { TagChips } from './tag-chips.tsx'
import { PopularityCourse } from './popularity-course.tsx'
import { UnsavedNote } from './unsaved-note.tsx'

interface Props {
  app: AppInCountry
  row: MonitorRow
  /** The days of its ranks. */
  days: Period
  /** All of the project. */
  competitors: readonly Competitor[]
  /** Those of them that are drawn beside the app. */
  compared: readonly Competitor[]
  tags: readonly KeywordTag[]
  changes: ReturnType<typeof useTrackedChanges>
  onClose: () => void
  /** Opens the live search of the keyword in place of the dialog. */
  onSearch: () => void
}

/** Everything about one tracked keyword: its metrics and course, the first apps of the search, its star and note. */
export function KeywordDialog(props: Props) {
  const { app, row, days, competitors, compared, tags, changes, onClose, onSearch } = props
  const { locale, store } = app
  const { i18n, t } = useLingui()
  const { keyword, isStarred, owner } = row
  const Star = isStarred ? IconStarFilled : IconStar
  const [note, setNote] = useState(row.note)
  const [isLeaving, setLeaving] = useState(false)
  const isChanged = note.trim() !== row.note
  useUnsaved('keyword-note', isChanged)
  const save = () => changes.note(row, note.trim())
  return (
    <Dialog
      opened
      onClose={() => (isChanged ? setLeaving(true) : onClose())}
      title={<span lang={locale}>{keyword}</span>}
      placement="side"
      width={420}
    >
      <Stack gap={18} align="start" fz="sm" lh="sm">
        <Box component="dl" display="grid" w="100%" style={{ gridTemplateColumns: '1fr 1fr', gap: '14px 20px' }}>
          <Figure name={<Trans>Rank</Trans>}>
            <RankToday row={row} store={store} />
          </Figure>
          <Figure name={<Trans>Median, 7 days</Trans>}>
            <Median value={row.median} store={store} />
          </Figure>
          <Figure name={<Trans>Change</Trans>}>
            <Change value={row.change} />
          </Figure>
          <Figure name={<Trans>Volume</Trans>}>
            <Estimate row={row} of="volume" />
          </Figure>
          {row.everywhere && (
            <Figure name={<Trans>Apple, all countries</Trans>}>
              <Count value={row.everywhere.popularity} />
            </Figure>
          )}
          <Figure name={<Trans>Difficulty</Trans>}>
            <Estimate row={row} of="difficulty" />
          </Figure>
          <Figure name={<Trans>Relevancy</Trans>}>
            <Estimate row={row} of="relevancy" />
          </Figure>
          <Figure name={<Trans>Reach</Trans>}>
            {row.maxReach === null ? <Unknown /> : formatCompact(row.maxReach, language())}
          </Figure>
          <Figure name={<Trans>Apps</Trans>}>
            <Count value={row.appsCount} />
          </Figure>
          <Figure name={<Trans>Type</Trans>}>{row.kind === null ? <Unknown /> : i18n._(kindNames[row.kind])}</Figure>
          <Figure name={<Trans>Owner, 7 days</Trans>}>
            {owner === null ? <Unknown /> : <span lang={locale}>{owner.title}</span>}
          </Figure>
          <Figure name={<Trans>Tracked since</Trans>}>{formatDate(row.trackedSince, language())}</Figure>
        </Box>
        {row.official && row.volume !== null && (
          <Text inherit style={{ whiteSpace: 'pre-wrap' }}>
            <VolumeNote {...row.official} />
          </Text>
        )}
        <EstimateNotes row={row} />
        {row.beyondPlan && (
          <Text inherit style={{ whiteSpace: 'pre-wrap' }}>
            <NotUpdated {...row.beyondPlan} />
          </Text>
        )}
        {row.tags.length + row.systemTags.length > 0 && <TagChips own={row.tags} system={row.systemTags} tags={tags} />}
        {row.official && <PopularityCourse projectId={app.project.projectId} locale={locale} keyword={keyword} />}
        <KeywordCourse app={app} row={row} competitors={compared} days={days} />
        {competitors.length > 0 && (
          <Box component="section" w="100%" aria-label={t`Competitors`}>
            <Text component="h3" size="sm" fw={630} mb={6}>
              <Trans>Competitors</Trans>
            </Text>
            <ul>
              {competitors.map(({ trackId, name, iconUrl }) => (
                <Group
                  component="li"
                  gap={10}
                  mih={36}
                  wrap="nowrap"
                  style={{ borderBottom: '1px solid var(--sg-grid)' }}
                  key={trackId}
                >
                  <AppIcon src={iconUrl} title={name} size={24} />
                  <Text span inherit flex={1} miw={0} lang={locale}>
                    {name}
                  </Text>
                  <CompetitorRank
                    rank={row.competitorRanks[trackId]}
                    own={row.rank}
                    day={row.competitorRankDays?.[trackId]}
                    store={store}
                  />
                </Group>
              ))}
            </ul>
          </Box>
        )}
        <FirstApps
          app={app}
          keyword={keyword}
          competitors={competitors}
          onSearch={() => (isChanged ? setLeaving(true) : onSearch())}
        />
        {changes.mayChange ? (
          <>
            <Button
              leftSection={<Star size={17} stroke={1.7} aria-hidden />}
              aria-pressed={isStarred}
              onClick={() => changes.star(row)}
            >
              {isStarred ? <Trans>Remove star</Trans> : <Trans>Star</Trans>}
            </Button>
            <Stack
              component="form"
              gap="xs"
              align="start"
              w="100%"
              onSubmit={(event) => {
                event.preventDefault()
                void save()
              }}
            >
              <Textarea
                w="100%"
                aria-label={t`Note`}
                placeholder={t`Note`}
                minRows={3}
                maxLength={KEYWORD_NOTE_MAX}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <Button type="submit" size="sm" disabled={!isChanged}>
                <Trans>Save note</Trans>
              </Button>
            </Stack>
            {isLeaving && isChanged && (
              <UnsavedNote onDiscard={onClose} onSave={() => void save().then((isSaved) => isSaved && onClose())} />
            )}
          </>
        ) : (
          row.note !== '' && (
            <Text inherit style={{ whiteSpace: 'pre-wrap' }}>
              {row.note}
            </Text>
          )
        )}
      </Stack>
    </Dialog>
  )
}

function Figure({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  )
}

/** What its numbers were estimated without. */
function EstimateNotes({ row }: { row: MonitorRow }) {
  const { i18n } = useLingui()
  const notes = (['volume', 'difficulty', 'relevancy'] as const).flatMap((of) => {
    const note = estimateNote(row, of, i18n)
    return note === null ? [] : [{ of, name: i18n._(columnNames[of]), note }]
  })
  return notes.map(({ of, name, note }) => (
    <Text inherit key={of}>
      {name}: {note}
    </Text>
  ))
}

/** Where a keyword's volume is from, in a sentence: a finger finds no tooltip. */
function VolumeNote({ week, isListed }: NonNullable<KeywordMetrics['official']>) {
  const day = formatDay(week, language())
  return isListed ? (
    <Trans>Volume: Apple's own search popularity of the week from {day}.</Trans>
  ) : (
    <Trans>Volume: our estimate. In the week from {day}, the keyword wasn't in Apple's top 500 of any genre.</Trans>
  )
}
