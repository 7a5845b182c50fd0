import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { getCompetitorChanges, type ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import type { Project } from '#contract/projects.ts'
import { OVERVIEW_DAYS } from '#contract/protocol/limits.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/display/freshness.tsx'
import classes from './competitor-changes-card.module.css'
import { type TimelineEntry, timelineEntries } from './timeline/timeline-entries.ts'
import { EntryBody, entryDays, entryTitle } from './timeline/timeline-item.tsx'

interface Props {
  project: Project
  locale: string
}

/** All competitors. */
const ALL = ''

/** What the competitors of an app changed in the last 30 days, in one list. */
export function CompetitorChangesCard({ project, locale }: Props) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState(ALL)
  const { projectId } = project
  const isOffline = useConnectivity() === 'offline'
  const result = useRead(read(getCompetitorChanges, { params: { projectId }, query: { locale } }))
  const competitors = useRead(competitorsRead(projectId, locale)).data?.content
  const state = readState(result)
  const current = stillCompetitors(result.data?.competitors ?? [], competitors)
  const shown = current.filter(({ trackId }) => chosen === ALL || trackId === chosen)
  return (
    <Card
      title={<Trans>Changes of your competitors</Trans>}
      pill={
        <Badge>
          <Plural value={result.data?.days ?? OVERVIEW_DAYS} one="Last day" other="Last # days" />
        </Badge>
      }
      aside={
        <>
          {isOffline && <Freshness at={result.updatedAt} compact />}
          {current.length > 1 && (
            <FilterSelect
              label={t`Competitor shown`}
              size="medium"
              value={chosen}
              isSet={chosen !== ALL}
              onChange={setChosen}
              options={[
                { value: ALL, label: t`All competitors` },
                ...current.map(({ trackId, name }) => ({ value: trackId, label: name })),
              ]}
            />
          )}
        </>
      }
    >
      {state === 'ready' ? (
        <ChangeList key={chosen} competitors={shown.length > 0 ? shown : current} locale={locale} />
      ) : (
        <SectionState
          state={state}
          failed={<Trans>Couldn't load the changes of your competitors</Trans>}
          unsaved={<Trans>The changes of your competitors load when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={160}
        />
      )}
    </Card>
  )
}

/** Rows shown before all are asked for. */
const FIRST = 8

interface ChangeListProps {
  competitors: readonly ChangedCompetitor[]
  locale: string
}

/** The changes of these competitors, and of which of them nothing is known. */
export function ChangeList({ competitors, locale }: ChangeListProps) {
  const [isOpen, setOpen] = useState(false)
  const all = recentChanges(competitors)
  const shown = isOpen ? all : all.slice(0, FIRST)
  const unknown = competitors.filter(isUnknown)
  const count = all.length
  if (competitors.length === 0)
    return (
      <Text {...note}>
        <Trans>No competitors yet.</Trans>{' '}
        <Link to="/analyze-market/competitors">
          <Trans>Add competitors</Trans>
        </Link>
      </Text>
    )
  return (
    <>
      {count > 0 && (
        <Box component="ul" px="var(--sg-card-padding)" py={4}>
          {shown.map(({ key, competitor, entry }) => (
            <ChangeRow key={key} competitor={competitor} entry={entry} lang={locale} />
          ))}
        </Box>
      )}
      {count === 0 && unknown.length < competitors.length && (
        <Text {...note}>
          <Trans>No changes in this period.</Trans>
        </Text>
      )}
      {unknown.length > 0 && <Unknown competitors={unknown} locale={locale} />}
      {count > FIRST && (
        <Box px="var(--sg-card-padding)" pt="xs" pb="sm" style={{ borderTop: '1px solid var(--sg-line)' }}>
          <Button size="sm" variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
          </Button>
        </Box>
      )}
    </>
  )
}

/** Of what stands in place of rows. */
const note = { size: 'sm', c: 'dimmed', px: 'var(--sg-card-padding)', py: 14 } as const

function Unknown({ competitors, locale }: ChangeListProps) {
  const names = new Intl.ListFormat(language()).format(competitors.map(({ name }) => name))
  const country = countryNameOf(locale)
  return (
    <Text {...note} className={classes.unknown}>
      <Trans>
        No data here for {names}. Country: {country}.
      </Trans>
    </Text>
  )
}

interface ChangeRowProps {
  competitor: ChangedCompetitor
  entry: TimelineEntry
  /** Language of the store's texts. */
  lang: string
}

/** One change of a competitor; its name leads to the competitor's timeline. */
export function ChangeRow({ competitor: { trackId, store, name, iconUrl }, entry, lang }: ChangeRowProps) {
  return (
    <Group component="li" className={classes.row} gap="sm" wrap="nowrap" align="flex-start" py="sm">
      <AppIcon src={iconUrl} title={name} size={28} />
      <Box flex={1} miw={0}>
        <Group gap="2px 12px" justify="space-between" align="stretch">
          <Text span fw={540} style={{ overflowWrap: 'anywhere' }}>
            {entryTitle(entry, store, lang)}
          </Text>
          <Text component="time" size="xs" c="dimmed" lh="md" style={{ whiteSpace: 'nowrap' }} dateTime={entry.day}>
            {entryDays(entry)}
          </Text>
        </Group>
        <Link to="/analyze-market/timeline" search={{ competitor: trackId }} className={classes.name}>
          {name}
        </Link>
        <EntryBody entry={entry} store={store} lang={lang} />
      </Box>
    </Group>
  )
}

export interface RecentChange {
  competitor: ChangedCompetitor
  entry: TimelineEntry
  key: string
}

/** Everything that is dated of the competitors, newest first. */
export const recentChanges = (competitors: readonly ChangedCompetitor[]): RecentChange[] =>
  competitors
    .flatMap((competitor) =>
      timelineEntries({
        versions: competitor.versions ?? [],
        changes: competitor.changes ?? [],
        events: competitor.events ?? [],
        featured: competitor.featured ?? [],
      }).map((entry) => ({ competitor, entry, key: `${competitor.trackId} ${entry.key}` })),
    )
    .toSorted((a, b) => b.entry.day.localeCompare(a.entry.day))

/** Whether the market knows nothing of it here. */
export const isUnknown = ({ versions, changes, events, featured }: ChangedCompetitor): boolean =>
  [versions, changes, events, featured].every((source) => source === null)

/** Those that are competitors by now; as long as that is not known, all. */
export const stillCompetitors = (
  changed: readonly ChangedCompetitor[],
  now: readonly AppRef[] | undefined,
): readonly ChangedCompetitor[] => (now ? changed.filter((one) => now.some((app) => sameApp(app, one))) : changed)
