import { IconArrowsSort, IconFlag, IconNote } from '@tabler/icons-react'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui, Trans } from '@lingui/react/macro'
import { Anchor, Box, Button, Group, Switch, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { type ChartNote, getChartNotes } from '#contract/keywords/notes.ts'
import type { OriginChange } from '#contract/keywords/search-origin.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { markKinds, type MarkKind, type Mark, marksOf, type OriginMark, releaseDays } from '#web/apps/marks/marks.ts'
import { originName } from '#web/apps/marks/mark-name.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { rankFeaturingsRead } from '#web/data/queries/rank-featurings.ts'
import { Panel, PanelRow, SetCount } from '../list/panel.tsx'

const names: Record<MarkKind, MessageDescriptor> = {
  release: msg`Releases`,
  change: msg`Listing changes`,
  featuring: msg`Store features`,
  origin: msg`Order of results`,
  note: msg`Own notes`,
}

interface MarkKindsProps {
  hidden: readonly string[]
  onHidden: (kinds: string[]) => void
  /** How many notes are drawn into the chart. */
  shown: number
  /** A button to write a note. */
  children?: ReactNode
}

/** Which kinds of notes are drawn into the chart. */
export function MarkKinds({ hidden, onHidden, shown, children }: MarkKindsProps) {
  const { t, i18n } = useLingui()
  const [opened, setOpened] = useState(false)
  const title = t`Notes`
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={title}
      align="right"
      width={260}
      trigger={
        <Button
          size="sm"
          variant="subtle"
          color="gray"
          leftSection={<IconFlag size={16} stroke={1.7} aria-hidden />}
          aria-expanded={opened}
          aria-haspopup="true"
          onClick={() => setOpened(!opened)}
        >
          {title}
          {shown > 0 && <SetCount>{shown}</SetCount>}
        </Button>
      }
    >
      <Panel label={title}>
        {markKinds.map((kind) => (
          <PanelRow key={kind} name={i18n._(names[kind])}>
            <Switch
              aria-label={i18n._(names[kind])}
              checked={!hidden.includes(kind)}
              onChange={() =>
                onHidden(hidden.includes(kind) ? hidden.filter((one) => one !== kind) : [...hidden, kind])
              }
            />
          </PanelRow>
        ))}
        {children}
      </Panel>
    </Popover>
  )
}

interface Props {
  /** Everything of the day that was pressed. */
  marks: readonly Mark[]
  /** Undefined: the user may only look. */
  onChange: ((note: ChartNote) => void) | undefined
  onClose: () => void
}

/** The notes of a day in full; a mark of the chart has room for a few words. */
export function PressedNotes({ marks, onChange, onClose }: Props) {
  const notes = marks.flatMap((mark) => (mark.kind === 'note' ? mark.note : []))
  const origins = marks.flatMap((mark) => (mark.kind === 'origin' ? mark : []))
  if (notes.length + origins.length === 0) return null
  return (
    <Box
      component="ul"
      px="var(--sg-card-padding)"
      pt="xs"
      pb="sm"
      fz="sm"
      lh="sm"
      style={{ borderTop: '1px solid var(--sg-line)' }}
    >
      {origins.map((mark) => (
        <Group component="li" gap={10} align="flex-start" wrap="nowrap" py={4} key={mark.key}>
          <IconArrowsSort size={16} stroke={1.7} aria-hidden />
          <Text span inherit flex={1}>
            <OriginText mark={mark} />
          </Text>
          <Anchor component="button" type="button" variant="action" onClick={onClose}>
            <Trans>Close</Trans>
          </Anchor>
        </Group>
      ))}
      {notes.map((note) => (
        <Group component="li" gap={10} align="flex-start" wrap="nowrap" py={4} key={note.id}>
          <IconNote size={16} stroke={1.7} aria-hidden />
          <Text span inherit flex={1} miw={0} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {formatDay(note.day, language())} · {note.text}
          </Text>
          {onChange && (
            <Anchor component="button" type="button" variant="action" onClick={() => onChange(note)}>
              <Trans>Change</Trans>
            </Anchor>
          )}
          <Anchor component="button" type="button" variant="action" onClick={onClose}>
            <Trans>Close</Trans>
          </Anchor>
        </Group>
      ))}
    </Box>
  )
}

/** Ranks from before and after the day come from different sources. */
export function OriginText({ mark: { day, origin, before } }: { mark: OriginMark }) {
  const from = formatDay(day, language())
  const [newer, older] = [originName(origin), originName(before)]
  return (
    <Trans>
      From {from} on, ranks come from {newer}; before, from {older}. The two aren't compared.
    </Trans>
  )
}

/** What happened in the days of the chart, as far as it is known: a source that fails leaves its marks out. */
export function useMarks(
  { project, trackId, store, locale }: AppInCountry,
  { from, to }: Period,
  origins: readonly OriginChange[],
) {
  const { projectId } = project
  const listing = { trackId, store, locale }
  const versions = useRead(read(getVersions, { query: listing }))
  const changes = useRead(read(getListingChanges, { query: listing }))
  const featurings = useRead(rankFeaturingsRead(listing))
  const notes = useRead(read(getChartNotes, { params: { projectId } }))
  const country = countryCodeOf(locale)
  const all = changes.data?.changes ?? []
  const released = versions.data?.versions ?? []
  const marks: Mark[] = marksOf(
    {
      versions: released,
      changes: all,
      featured: featurings.data?.featured?.filter((one) => one.country === country) ?? [],
      notes: notes.data ?? [],
      origins,
    },
    from,
    to,
  )
  return { marks, changes: all, releases: releaseDays(released) }
}
