import { Plural, Trans } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { partsOfEdit, type ListingEdit } from '#aso/keywords/listing-edits.ts'
import type { KeywordMove } from '#aso/keywords/rank-news.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import type { Store } from '#contract/store.ts'
import { changeName } from '#web/apps/marks/mark-name.ts'
import { formatAxisDay, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { LiveNote, nextReading } from '#web/apps/sources/live-note.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import classes from './home.module.css'
import type { Cause, News } from './use-news.ts'

/** "26. Nov". */
export const shortDay = (day: UtcDay | undefined): string =>
  day === undefined ? '' : formatAxisDay(day, language(), 'day')

/** Of what stands in place of rows. */
export const note = { size: 'sm', c: 'dimmed', px: 'var(--sg-card-padding)', py: 'sm' } as const

interface ColumnProps {
  news: News
  store: Store
  locale: string
}

/** Winners and losers, with their likely causes. */
export function KeywordColumn({ news, store, locale }: ColumnProps) {
  const { ranks, tracked, edits, causeOf } = news
  const next = nextReading()
  if (tracked === 0)
    return (
      <Text {...note}>
        <Trans>No keywords tracked yet.</Trans>{' '}
        <Link to="/analyze-keywords/keyword-research">
          <Trans>Find keywords</Trans>
        </Link>
      </Text>
    )
  if (!ranks)
    return (
      <Text {...note}>
        <Trans>There are no ranks of two days yet. They are measured every day.</Trans>
        <LiveNote>
          <Trans>The first comparison comes after {next}.</Trans>
        </LiveNote>
      </Text>
    )
  const count = ranks.ranks.size
  const moves = { store, locale, causeOf }
  return (
    <>
      {edits.map((edit) => (
        <OwnEdit key={edit.day} edit={edit} store={store} />
      ))}
      {ranks.up.length + ranks.down.length === 0 && (
        <Text {...note}>
          <Plural value={count} one="Your keyword didn't move." other="None of your # keywords moved." />
        </Text>
      )}
      <Moves {...moves} moves={ranks.up} title={<Trans>Winners</Trans>} />
      <Moves {...moves} moves={ranks.down} title={<Trans>Losers</Trans>} />
    </>
  )
}

/** An own edit in the week before, and the way to the ranks before and after it. */
function OwnEdit({ edit, store }: { edit: ListingEdit; store: Store }) {
  const [day, what] = [shortDay(edit.day), changesOf(edit, store)]
  return (
    <Text {...note} py={4}>
      <Trans>
        {day}: {what}, a likely cause of moves since.
      </Trans>{' '}
      <Link to="/analyze-keywords/keyword-monitoring" search={{ edit: edit.day, period: 'last-90-days' }}>
        <Trans>Ranks before and after</Trans>
      </Link>
    </Text>
  )
}

/** "Title changed, Screenshots changed". */
export const changesOf = (edit: ListingEdit, store: Store): string =>
  partsOfEdit(edit)
    .map((part) => changeName(part, store))
    .join(', ')

/** Rows of each list; monitoring has all. */
const FIRST = 4

interface MovesProps {
  title: ReactNode
  moves: readonly KeywordMove[]
  store: Store
  locale: string
  causeOf: News['causeOf']
}

function Moves({ title, moves, store, locale, causeOf }: MovesProps) {
  const more = moves.length - FIRST
  if (moves.length === 0) return null
  return (
    <>
      <Text component="h4" size="xs" c="dimmed" fw={540} px="var(--sg-card-padding)" pt="xs">
        {title}
      </Text>
      <ul>
        {moves.slice(0, FIRST).map((move) => (
          <Group
            key={move.keyword}
            component="li"
            className={classes.task}
            gap="sm"
            wrap="nowrap"
            px="var(--sg-card-padding)"
            py={6}
          >
            <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
              <Link
                to="/analyze-keywords/keyword-monitoring"
                search={{ q: move.keyword, period: 'last-7-days' }}
                className={classes.link}
                lang={locale}
              >
                {move.keyword}
              </Link>
              <Why move={move} cause={causeOf(move)} store={store} />
            </Box>
            <Places {...move} store={store} />
          </Group>
        ))}
      </ul>
      {more > 0 && (
        <Text {...note} py={4}>
          <Link to="/analyze-keywords/keyword-monitoring" search={{ period: 'last-7-days' }}>
            <Plural value={more} one="# more in monitoring" other="# more in monitoring" />
          </Link>
        </Text>
      )}
    </>
  )
}

/** Whether it came among the first ten or left them, and which edit likely moved it. */
function Why({ move, cause, store }: { move: KeywordMove; cause: Cause | null; store: Store }) {
  const what = cause?.parts.map((part) => changeName(part, cause.by?.store ?? store)).join(', ')
  const day = shortDay(cause?.day)
  const name = cause?.by?.name
  return (
    <>
      {move.firstTen && (
        <Text span display="block" size="sm" c={move.firstTen === 'entered' ? 'good' : 'bad'}>
          {move.firstTen === 'entered' ? <Trans>New in the first 10</Trans> : <Trans>Left the first 10</Trans>}
        </Text>
      )}
      {cause && (
        <Text span display="block" size="sm" c="dimmed">
          {cause.by ? (
            <Trans>
              Likely cause: {name}, {what}, {day}
            </Trans>
          ) : (
            <Trans>
              Likely cause: {what}, {day}
            </Trans>
          )}
        </Text>
      )}
    </>
  )
}

const placeText = (rank: number, store: Store) =>
  rank === 0 ? `${searchDepth(store)}+` : formatNumber(rank, language())

interface PlacesProps extends Pick<KeywordMove, 'before' | 'now' | 'change'> {
  store: Store
}

/** "9 → 4", and by how many places that is. */
export function Places({ before, now, change, store }: PlacesProps) {
  return (
    <Group component="span" gap="xs" wrap="nowrap" flex="none" fz="sm" style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span>
        {placeText(before, store)} <span aria-hidden>→</span>{' '}
        <span className="sg-visually-hidden">
          <Trans>became</Trans>{' '}
        </span>
        <b>{placeText(now, store)}</b>
      </span>
      {change !== null && <Delta direction={change}>{formatNumber(Math.abs(change), language())}</Delta>}
    </Group>
  )
}
