import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Badge, Box, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowsLeftRight, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getAppDetails, getAppPerformance, getAverageRating, getRankedKeywords } from '#contract/overview/overview.ts'
import type { Competitor, Project } from '#contract/projects.ts'
import type { ListingRef } from '#contract/store.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { CompetitorChanges } from '#web/apps/competitors/use-competitor-changes.ts'
import { competitorEntity } from '#web/commands/entities.ts'
import { useRankedKeywords } from '#web/data/queries/ranked-keywords.ts'
import { readState, type ReadState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { formatCompact, formatDay, formatNumber, formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIsPending } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { mayChange } from '#web/session/may.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { downloadsMark, markText } from '../listing-facts.ts'
import classes from './competitor-list.module.css'

interface Props {
  project: Project
  competitors: readonly Competitor[]
  changes: CompetitorChanges
  locale: string
  /** The plan holds what they are compared by. */
  withFigures: boolean
}

const names = { component: 'span', flex: 1, gap: 2, miw: 0 } as const
/** The line below a name. */
const under = { component: 'span', gap: '4px 8px', c: 'dimmed', fz: 'sm', lh: 'sm' } as const

/** Every competitor, also those whose adding waits or was refused. */
export function CompetitorList({ project, competitors, changes, locale, withFigures }: Props) {
  const isEditor = mayChange(project)
  const remove = async (competitor: Competitor) => {
    // The button that was pressed goes away with its row.
    document.getElementById('main')?.focus({ preventScroll: true })
    await changes.remove(competitor)
  }
  return (
    <Box component="ul" py={4}>
      {withFigures && (
        <li className={classes.row}>
          <AppIcon src={project.iconUrl} title={project.title} size={40} />
          <Stack {...names}>
            <Text component="span" c="bright" fw={540}>
              {project.title}
            </Text>
            <Group {...under}>
              <StoreMark store={project.store} />
              <Badge>
                <Trans>Your app</Trans>
              </Badge>
            </Group>
          </Stack>
          <CompetitorFigures trackId={project.trackId} store={project.store} locale={locale} />
          <span className={classes.unseen} data-editor={isEditor || undefined} aria-hidden>
            <span className={classes.compare}>
              <CompareText />
            </span>
          </span>
        </li>
      )}
      {competitors.map((competitor) => (
        <CompetitorRow
          key={`${competitor.store} ${competitor.trackId}`}
          projectId={project.projectId}
          competitor={competitor}
          figures={
            withFigures && <CompetitorFigures trackId={competitor.trackId} store={competitor.store} locale={locale} />
          }
          onRemove={isEditor ? () => void remove(competitor) : null}
        />
      ))}
      {changes.refused.map((entry) => (
        <RefusedRow key={entry.id} entry={entry} />
      ))}
    </Box>
  )
}

interface RowProps {
  projectId: string
  competitor: Competitor
  /** What it is compared by; null: the plan does not hold it. */
  figures: ReactNode
  /** null: it can't be removed. */
  onRemove: (() => void) | null
}

/** A competitor: the ways to its overview and to the comparison, and out of the list. */
function CompetitorRow({ projectId, competitor, figures, onRemove }: RowProps) {
  const { t } = useLingui()
  const isPending = useIsPending(competitorEntity(projectId, competitor))
  const { name, iconUrl, developerName, store, trackId } = competitor
  const search = { competitor: trackId }
  return (
    <li className={classes.row}>
      <AppIcon src={iconUrl} title={name} size={40} />
      <Stack {...names}>
        <Link to="/app-overview/competitors-app" search={search} className={classes.name}>
          {name}
        </Link>
        <Group {...under}>
          {isPending && (
            <Badge color="iris">
              <Trans>Not sent yet</Trans>
            </Badge>
          )}
          <StoreMark store={store} />
          {developerName}
        </Group>
      </Stack>
      {figures}
      <Link to="/app-overview/compare" search={search} className={classes.compare} aria-label={t`Compare with ${name}`}>
        <CompareText />
      </Link>
      {onRemove && (
        <ActionIcon aria-label={t`Remove ${name}`} title={t`Remove ${name}`} onClick={onRemove}>
          <IconX size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    </li>
  )
}

/** What the link to the comparison says; on a phone its sign alone. */
const CompareText = () => (
  <>
    <IconArrowsLeftRight size={16} stroke={1.7} aria-hidden />
    <span>
      <Trans>Compare</Trans>
    </span>
  </>
)

/** An adding that the server refused, and why; what to do about it is in the list of changes. */
function RefusedRow({ entry }: { entry: OutboxEntry }) {
  const { i18n } = useLingui()
  return (
    <li className={classes.row} data-refused>
      <Stack {...names}>
        <span className={classes.name}>{i18n._(entry.title)}</span>
        <Group {...under}>
          <Text component="span" inherit c="bad" fw={540}>
            <Trans>Needs your attention</Trans>
          </Text>
          {entry.refusal && <span>{i18n._(entry.refusal.message)}</span>}
        </Group>
      </Stack>
    </li>
  )
}

/** What apps are compared by at a glance: stars, downloads, ranked keywords and the last update. Each loads and fails by itself. */
function CompetitorFigures({ trackId, store, locale }: ListingRef) {
  const listing = { query: { trackId, store, locale } }
  const rating = useRead(read(getAverageRating, listing))
  const performance = useRead(read(getAppPerformance, { params: { trackId }, query: { locale, store } }))
  const ranked = useRankedKeywords(getRankedKeywords, { trackId, store, locale })
  const details = useRead(read(getAppDetails, listing))
  const { avgRating = null, delta = null } = rating.data ?? {}
  const { downloadsLast30Days: downloads = null, downloadsLast30DaysDelta: change = null } = performance.data ?? {}
  const { keywordsCount: keywords = null, delta: more = null } = ranked.data ?? {}
  const updated = details.data?.lastReleaseDate ?? null
  return (
    <dl className={classes.figures}>
      <Figure name={<Trans>Rating</Trans>} state={readState(rating)}>
        {avgRating !== null && (
          <>
            {formatNumber(avgRating, language(), 2)}{' '}
            {delta !== null && (
              <Delta direction={Math.round(delta * 100)}>{formatNumber(Math.abs(delta), language(), 2)}</Delta>
            )}
          </>
        )}
      </Figure>
      <Figure
        name={<Trans>Downloads, 30 days</Trans>}
        state={readState(performance)}
        mark={downloads !== null && performance.data ? markText(downloadsMark(performance.data)) : null}
      >
        {downloads !== null && (
          <>
            {formatCompact(downloads, language())}{' '}
            {change !== null && <Delta direction={change}>{formatPercent(Math.abs(change), language())}</Delta>}
          </>
        )}
      </Figure>
      <Figure
        name={<Trans>Ranked keywords</Trans>}
        state={!ranked.data && ranked.state === 'counting' ? 'loading' : 'ready'}
      >
        {keywords !== null && (
          <>
            {formatNumber(keywords, language())}{' '}
            {more !== null && <Delta direction={more}>{formatNumber(Math.abs(more), language())}</Delta>}
          </>
        )}
      </Figure>
      <Figure name={<Trans>Last update</Trans>} state={readState(details)}>
        {updated && formatDay(dayOf(updated), language())}
      </Figure>
    </dl>
  )
}

interface FigureProps {
  name: ReactNode
  state: ReadState
  /** Whose figure it is, where that may differ. */
  mark?: string | null
  children: ReactNode
}

function Figure({ name, state, mark = null, children }: FigureProps) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>{state === 'loading' ? <Skeleton width={72} height={14} /> : children || '–'}</dd>
      {mark !== null && (
        <Text component="dd" size="xs" c="dimmed">
          {mark}
        </Text>
      )}
    </div>
  )
}
