import { IconX } from '@tabler/icons-react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Badge, Box, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import type { Store } from '#contract/store.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import { EDIT_WINDOW_DAYS, editEffect, type KeywordAroundEdit } from '#aso/keywords/edit-effect.ts'
import { editsNear, listingEdits } from '#aso/keywords/listing-edits.ts'
import type { Period } from '#aso/keywords/periods.ts'
import type { RankHistory } from '#aso/keywords/rank-summary.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { formatAxisDay, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { PlainTable } from '#web/ui/data-table/plain-table.tsx'
import { changeName, markName } from '#web/apps/marks/mark-name.ts'
import type { Mark } from '#web/apps/marks/marks.ts'
import { Change } from '../list/keyword-cells.tsx'
import { RankOfDay } from './day-ranks.tsx'
import classes from './edit-panel.module.css'

/** Keywords that are shown at first. */
const FIRST = 10

interface Props {
  app: AppInCountry
  /** Everything of the day that was pressed. */
  marks: readonly Mark[]
  day: UtcDay
  changes: readonly ListingChange[]
  /** UTC days of releases. */
  releases: ReadonlySet<UtcDay>
  history: RankHistory
  /** Last UTC day with ranks. */
  today: UtcDay
  /** Days of the chart on which something happened, and a way to another of them. */
  days: ReadonlySet<UtcDay>
  onDay: (day: UtcDay) => void
  /** One came here for it. */
  takesFocus: boolean
  onClose: () => void
}

/** Ranks in the days before and after a release, an edit of the listing or a featuring, and the words that it changed. */
export function EditPanel(props: Props) {
  const { app, marks, day, changes, releases, history, today, days, onDay, takesFocus, onClose } = props
  const { t } = useLingui()
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const { store, locale } = app
  const edits = listingEdits(changes, releases)
  const effect = useMemo(() => {
    const edit = edits.find((one) => one.day === day) ?? { day, lastDay: day, changes: [] }
    return editEffect(edit, history, locale, today)
  }, [edits, day, history, locale, today])
  const lastDay = effect.after?.to ?? effect.before.to
  const hasOrderChange = history.origins?.some((one) => one.day > effect.before.from && one.day <= lastDay) ?? false
  const near = editsNear(edits, day, EDIT_WINDOW_DAYS)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const moved = effect.keywords.filter(isTelling)
  const shown = isWhole ? moved : moved.slice(0, FIRST)
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <Group gap="sm" wrap="nowrap" mih={44} pt={4} pr="sm" pl="var(--sg-card-padding)">
        <Text component="h3" size="sm" fw={630} flex={1} miw={0} id={headingId} ref={heading} tabIndex={-1}>
          {marks.map((mark) => markName(mark, store)).join(', ')} · {formatDay(day, language())}
        </Text>
        <Link to="/analyze-market/timeline" style={{ whiteSpace: 'nowrap' }}>
          <Trans>Open timeline</Trans>
        </Link>
        <IconButton label={t`Close`} size={28} onClick={onClose}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </IconButton>
      </Group>
      <Text inherit mb={10} c="dimmed">
        <Trans>
          Median ranks before and after. Happening at the same time doesn't prove that one caused the other.
        </Trans>
      </Text>
      <Box component="ul" mb={10} c="dimmed">
        <li>
          <Trans>Before:</Trans> <Side period={effect.before} measured={effect.measured.before} />
        </li>
        {effect.after && (
          <li>
            <Trans>After:</Trans> <Side period={effect.after} measured={effect.measured.after} />
          </li>
        )}
      </Box>
      {hasOrderChange && (
        <Text inherit mb={10} c="dimmed">
          <Trans>The order of results changed in these days. Ranks from before and after that aren't compared.</Trans>
        </Text>
      )}
      {near.length > 0 && (
        <Group component="p" gap="2px 12px" align="stretch" mb={10} c="dimmed">
          <Plural
            value={near.length}
            one="# other edit from around the same time may have moved the same ranks:"
            other="# other edits from around the same time may have moved the same ranks:"
          />
          {near.map((edit) => {
            const what = edit.changes.map(({ part }) => changeName(part, store)).join(', ')
            const name = `${formatDay(edit.day, language())}, ${what}`
            return days.has(edit.day) ? (
              <Anchor component="button" type="button" variant="action" key={edit.day} onClick={() => onDay(edit.day)}>
                {name}
              </Anchor>
            ) : (
              <span key={edit.day}>{name}</span>
            )
          })}
        </Group>
      )}
      {effect.words.map(({ part, gained, lost }) => (
        <Group component="p" gap={6} mb={10} key={part} lang={locale}>
          <span lang={language()}>{changeName(part, store)}:</span>
          {gained.map((word) => (
            <Badge key={`+${word}`} color="good">
              + {word}
            </Badge>
          ))}
          {lost.map((word) => (
            <Badge key={`-${word}`} variant="outline">
              − {word}
            </Badge>
          ))}
        </Group>
      ))}
      {effect.after === null ? (
        <Text inherit mb={10} c="dimmed">
          <Trans>No day has passed since.</Trans>
        </Text>
      ) : moved.length === 0 ? (
        <Text inherit mb={10} c="dimmed">
          <Trans>No tracked keyword moved, or the ranks of these days aren't known.</Trans>
        </Text>
      ) : (
        <Moved rows={shown} store={store} locale={locale} />
      )}
      {moved.length > FIRST && !isWhole && (
        <Anchor component="button" type="button" variant="action" onClick={() => setWhole(true)}>
          <Trans>Show all {moved.length}</Trans>
        </Anchor>
      )}
    </section>
  )
}

/** The days of one side, and how many of them were measured. */
function Side({ period: { from, to }, measured }: { period: Period; measured: number }) {
  const [first, last] = [from, to].map((day) => formatAxisDay(day, language(), 'day'))
  const all = daysBetween(from, to) + 1
  return (
    <Trans>
      {first} to {last}, {measured} of {all} days measured
    </Trans>
  )
}

/** It moved, or holds a word that the texts gained or lost. */
const isTelling = ({ movement, gained, lost, before, after }: KeywordAroundEdit) =>
  (movement !== null && movement !== 'same') || (gained.length + lost.length > 0 && (before !== null || after !== null))

interface MovedProps {
  rows: readonly KeywordAroundEdit[]
  store: Store
  locale: string
}

function Moved({ rows, store, locale }: MovedProps) {
  return (
    <PlainTable caption={<Trans>Ranks before and after</Trans>}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Keyword</Trans>
          </th>
          <th scope="col" data-align="right">
            <Trans>Before</Trans>
          </th>
          <th scope="col" data-align="right">
            <Trans>After</Trans>
          </th>
          <th scope="col" data-align="right">
            <Trans>Change</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keyword, before, after, movement, change, gained, lost }) => (
          <tr key={keyword}>
            <th scope="row" style={{ fontWeight: 540 }} lang={locale}>
              {keyword}{' '}
              {[...gained.map((word) => `+ ${word}`), ...lost.map((word) => `− ${word}`)].map((word) => (
                <Badge key={word} variant="outline">
                  {word}
                </Badge>
              ))}
            </th>
            <td data-align="right">
              <RankOfDay rank={before} store={store} />
            </td>
            <td data-align="right">
              <RankOfDay rank={after} store={store} />
            </td>
            <td data-align="right">
              {movement === 'new' ? (
                <Trans>New</Trans>
              ) : movement === 'lost' ? (
                <Trans>Lost</Trans>
              ) : (
                <Change value={change} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
