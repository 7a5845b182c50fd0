import { Trans } from '@lingui/react/macro'
import { Box, Group, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ListingEdit } from '#aso/keywords/listing-edits.ts'
import type { RivalMove } from '#aso/keywords/rank-news.ts'
import type { Competitor } from '#contract/projects.ts'
import { KEYWORD_COMPETITORS_MAX } from '#contract/protocol/limits.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import classes from './home.module.css'
import { changesOf, note, Places, shortDay } from './keyword-news.tsx'
import type { CompetitorNews, News } from './use-news.ts'

interface Props {
  news: News
  /** Language of the keywords. */
  locale: string
}

/** What competitors changed in their listings, and how they moved for the own app's keywords. */
export function CompetitorColumn({ news, locale }: Props) {
  const { competitors, competitorsState, isWaiting, knowsEdits, ranks, refresh } = news
  if (!competitors || competitorsState !== 'ready')
    return (
      <SectionState
        state={competitorsState === 'ready' ? 'loading' : competitorsState}
        failed={<Trans>Couldn't load your competitors</Trans>}
        unsaved={<Trans>Your competitors load when you're back online</Trans>}
        onRetry={refresh}
      />
    )
  if (competitors.length === 0)
    return (
      <Text {...note}>
        <Trans>No competitors yet.</Trans>{' '}
        <Link to="/analyze-market/competitors">
          <Trans>Add competitors</Trans>
        </Link>
      </Text>
    )
  const active = competitors.filter(({ edits, moves }) => edits.length + (moves?.length ?? 0) > 0)
  const unknown = isWaiting ? [] : competitors.slice(0, KEYWORD_COMPETITORS_MAX).filter(({ moves }) => moves === null)
  const names = new Intl.ListFormat(language()).format(unknown.map(({ competitor }) => competitor.name))
  const day = ranks && shortDay(ranks.since)
  return (
    <>
      {active.length > 0 && (
        <ul>
          {active.map((one) => (
            <CompetitorRows key={one.competitor.trackId} news={one} locale={locale} />
          ))}
        </ul>
      )}
      {isWaiting && (
        <Box px="var(--sg-card-padding)" py="sm" aria-busy="true">
          <Skeleton height={14} width="60%" />
        </Box>
      )}
      {active.length === 0 && unknown.length === 0 && !isWaiting && (
        <Text {...note}>
          {knowsEdits && day ? (
            <Trans>No competitor has changed its listing or moved for your keywords since {day}.</Trans>
          ) : knowsEdits ? (
            <Trans>No competitor has changed its listing.</Trans>
          ) : (
            <Trans>No competitor has moved for your keywords.</Trans>
          )}
        </Text>
      )}
      {unknown.length > 0 && (
        <Text {...note} py={4}>
          <Trans>Ranks not known here yet: {names}</Trans>
        </Text>
      )}
      {competitors.length > KEYWORD_COMPETITORS_MAX && (
        <Text {...note} py={4}>
          <Trans>Ranks are those of your first {KEYWORD_COMPETITORS_MAX} competitors.</Trans>
        </Text>
      )}
    </>
  )
}

/** Moves of one competitor that are told by keyword. */
const FIRST = 3

/** A competitor's edits, which lead to its timeline, and its moves, which lead to the comparison with it. */
function CompetitorRows({ news: { competitor, edits, moves }, locale }: { news: CompetitorNews; locale: string }) {
  return (
    <>
      {edits.map((edit) => (
        <EditRow key={edit.day} competitor={competitor} edit={edit} />
      ))}
      {moves !== null && moves.length > 0 && <MovesRow competitor={competitor} moves={moves} locale={locale} />}
    </>
  )
}

const row = {
  component: 'li',
  className: classes.task,
  gap: 'sm',
  wrap: 'nowrap',
  align: 'flex-start',
  px: 'var(--sg-card-padding)',
  py: 6,
} as const

function EditRow({ competitor, edit }: { competitor: Competitor; edit: ListingEdit }) {
  const { trackId, name, iconUrl, store } = competitor
  const changes = changesOf(edit, store)
  return (
    <Group {...row}>
      <AppIcon src={iconUrl} title={name} size={20} />
      <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Link to="/analyze-market/timeline" search={{ competitor: trackId }} className={classes.link}>
          <Trans>
            {name}: {changes}
          </Trans>
        </Link>
      </Box>
      <Text component="time" size="sm" c="dimmed" dateTime={edit.day}>
        {shortDay(edit.day)}
      </Text>
    </Group>
  )
}

interface MovesProps {
  competitor: Competitor
  moves: readonly RivalMove[]
  locale: string
}

function MovesRow({ competitor: { trackId, store, name, iconUrl }, moves, locale }: MovesProps) {
  const rose = moves.filter(({ movement }) => movement === 'up' || movement === 'new').length
  const fell = moves.length - rose
  return (
    <Group {...row}>
      <AppIcon src={iconUrl} title={name} size={20} />
      <Box flex={1} miw={0}>
        <Link to="/app-overview/compare" search={{ competitor: trackId }} hash="keywords" className={classes.link}>
          <Trans>
            {name}: {rose} up, {fell} down for your keywords
          </Trans>
        </Link>
        {moves.slice(0, FIRST).map((move) => (
          <Group key={move.keyword} component="span" gap="sm" wrap="nowrap" justify="space-between" fz="sm" lh="sm">
            <Box component="span" miw={0} style={{ overflowWrap: 'anywhere' }}>
              <span lang={locale}>{move.keyword}</span>{' '}
              <Text span inherit c={move.crossing === 'ahead' ? 'bad' : 'dimmed'}>
                <Standing move={move} />
              </Text>
            </Box>
            <Places {...move} store={store} />
          </Group>
        ))}
      </Box>
    </Group>
  )
}

/** How it stands to the own app's rank. */
function Standing({ move: { own, crossing } }: { move: RivalMove }) {
  if (own === 0) return <Trans>you don't rank</Trans>
  const rank = formatNumber(own, language())
  if (crossing === 'ahead') return <Trans>passed you, you: {rank}</Trans>
  if (crossing === 'behind') return <Trans>fell behind you, you: {rank}</Trans>
  return <Trans>you: {rank}</Trans>
}
