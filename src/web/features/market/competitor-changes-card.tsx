import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@mantine/core'
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
import { FilterSelect } from '#web/ui/controls/filter-select.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
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
  const told = stillCompetitors(result.data?.competitors ?? [], competitors)
  const shown = told.filter(({ trackId }) => chosen === ALL || trackId === chosen)
  return (
    <Card
      title={<Trans>Changes of your competitors</Trans>}
      pill={
        <Badge component="span">
          <Plural value={result.data?.days ?? OVERVIEW_DAYS} one="Last day" other="Last # days" />
        </Badge>
      }
      aside={
        <>
          {isOffline && <Freshness at={result.updatedAt} compact />}
          {told.length > 1 && (
            <FilterSelect
              label={t`Competitor shown`}
              size="medium"
              value={chosen}
              isSet={chosen !== ALL}
              onChange={setChosen}
              options={[
                { value: ALL, label: t`All competitors` },
                ...told.map(({ trackId, name }) => ({ value: trackId, label: name })),
              ]}
            />
          )}
        </>
      }
    >
      {state === 'ready' ? (
        <ChangeList key={chosen} competitors={shown.length > 0 ? shown : told} locale={locale} />
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
      <p className={classes.said}>
        <Trans>No competitors yet.</Trans>{' '}
        <Link to="/analyze-market/competitors">
          <Trans>Add competitors</Trans>
        </Link>
      </p>
    )
  return (
    <>
      {count > 0 && (
        <ul className={classes.rows}>
          {shown.map(({ key, competitor, entry }) => (
            <ChangeRow key={key} competitor={competitor} entry={entry} lang={locale} />
          ))}
        </ul>
      )}
      {count === 0 && unknown.length < competitors.length && (
        <p className={classes.said}>
          <Trans>No changes in this period.</Trans>
        </p>
      )}
      {unknown.length > 0 && <Unknown competitors={unknown} locale={locale} />}
      {count > FIRST && (
        <div className={classes.foot}>
          <Button size="sm" variant="subtle" color="gray" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

function Unknown({ competitors, locale }: ChangeListProps) {
  const names = new Intl.ListFormat(language()).format(competitors.map(({ name }) => name))
  const country = countryNameOf(locale)
  return (
    <p className={classes.said}>
      <Trans>
        No data here for {names}. Country: {country}.
      </Trans>
    </p>
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
    <li className={classes.row}>
      <AppIcon src={iconUrl} title={name} size={28} />
      <div className={classes.text}>
        <div className={classes.head}>
          <span className={classes.what}>{entryTitle(entry, store, lang)}</span>
          <time className={classes.day} dateTime={entry.day}>
            {entryDays(entry)}
          </time>
        </div>
        <Link to="/analyze-market/timeline" search={{ competitor: trackId }} className={classes.name}>
          {name}
        </Link>
        <EntryBody entry={entry} store={store} lang={lang} />
      </div>
    </li>
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
  told: readonly ChangedCompetitor[],
  now: readonly AppRef[] | undefined,
): readonly ChangedCompetitor[] => (now ? told.filter((one) => now.some((app) => sameApp(app, one))) : told)
