import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Group, Text, ThemeIcon } from '@mantine/core'
import { IconAward, IconCalendarEvent, IconEdit, IconVersions, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { AppEventType } from '#contract/overview/sections.ts'
import type { Store } from '#contract/store.ts'
import { eventTypes } from '#web/apps/event-types.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDate, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { featuringPlace } from '../market-parts.tsx'
import type { TimelineEntry, TimelineKind } from './timeline-entries.ts'
import classes from './timeline.module.css'

interface Props {
  entry: TimelineEntry
  store: Store
  /** Language of the store's texts. */
  lang: string
  /** Ranks of tracked keywords are known from this UTC day on; null: they are another app's. */
  ranksFrom: string | null
}

/** One dated thing: what it is, when, and what the store says of it. */
export function TimelineItem({ entry, store, lang, ranksFrom }: Props) {
  const Icon = kindIcons[entry.kind]
  return (
    <Group component="li" className={classes.item} gap="sm" wrap="nowrap" align="flex-start" py="sm">
      <ThemeIcon component="span" variant="light" color={entry.kind === 'change' ? 'iris' : 'gray'} size={28}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Group gap="2px 12px" justify="space-between" mih={28}>
          <Text component="h3" fw={540}>
            {entryTitle(entry, store, lang)}
          </Text>
          <Text component="time" size="xs" c="var(--sg-text-3)" dateTime={entry.day}>
            {entryDays(entry)}
          </Text>
        </Group>
        <EntryBody entry={entry} store={store} lang={lang} />
        {entry.kind !== 'event' && ranksFrom !== null && entry.day >= ranksFrom && (
          <Link
            className={classes.ranks}
            to="/analyze-keywords/keyword-monitoring"
            search={{ edit: entry.day, period: 'last-90-days' }}
          >
            <Trans>Ranks before and after</Trans>
          </Link>
        )}
      </Box>
    </Group>
  )
}

/** What happened, in a few words. `lang`: language of the store's texts. */
export function entryTitle(entry: TimelineEntry, store: Store, lang: string): ReactNode {
  switch (entry.kind) {
    case 'change':
      return changeTitle(entry.change.part, store)
    case 'event':
      return (
        <>
          <span lang={lang}>{entry.event.title}</span> <EventBadge type={entry.event.type} />
        </>
      )
    case 'featuring':
      return <Trans>Featured by the store</Trans>
    case 'version': {
      const { version } = entry.version
      return version === '' ? <Trans>New version</Trans> : <Trans>Version {version}</Trans>
    }
  }
}

function EventBadge({ type }: { type: AppEventType }) {
  const { i18n } = useLingui()
  return <Badge>{i18n._(eventTypes[type])}</Badge>
}

/** Its day; of an event the first and the last one, in the reader's time zone. */
export function entryDays(entry: TimelineEntry): string {
  const first = formatDay(entry.day, language())
  if (entry.kind !== 'event') return first
  const last = formatDate(entry.event.to, language())
  return first === last ? first : `${first} – ${last}`
}

interface EntryBodyProps {
  entry: TimelineEntry
  store: Store
  /** Language of the store's texts. */
  lang: string
}

/** Of a store's text. */
const notes = { size: 'sm', c: 'dimmed', maw: '72ch', style: { whiteSpace: 'pre-line' } } as const

/** What the store says of it. */
export function EntryBody({ entry, store, lang }: EntryBodyProps) {
  if (entry.kind === 'change') return <Change change={entry.change} lang={lang} />
  if (entry.kind === 'featuring') {
    const { place } = entry.featuring
    return place && <Text {...notes}>{featuringPlace(place, store)}</Text>
  }
  const text = entry.kind === 'event' ? entry.event.shortDescription : entry.version.releaseNotes
  if (text)
    return (
      <Text {...notes} lang={lang}>
        {text}
      </Text>
    )
  return entry.kind === 'version' ? (
    <Text {...notes}>
      <Trans>No release description</Trans>
    </Text>
  ) : null
}

/** Short texts stand before and after; long ones and pictures are only named. */
function Change({ change: { part, before, after }, lang }: { change: ListingChange; lang: string }) {
  const isShort = ['title', 'shortDescription', 'promotionalText', 'price', 'category'].includes(part)
  if (!isShort || before === null || after === null) return null
  const textOf = (text: string) => (part === 'category' ? categoryName(text) : text)
  return (
    <Group component="p" gap="4px 12px" align="stretch" fz="sm" lh="sm" lang={lang}>
      <Text component="del" inherit c="var(--sg-text-3)">
        {textOf(before)}
      </Text>{' '}
      <Text component="ins" inherit td="none">
        {textOf(after)}
      </Text>
    </Group>
  )
}

export const kindIcons: Record<TimelineKind, Icon> = {
  version: IconVersions,
  change: IconEdit,
  event: IconCalendarEvent,
  featuring: IconAward,
}

/** "Title changed" and so on, in the words of the store. */
export function changeTitle(part: ListingPart, store: Store): ReactNode {
  const isApple = store === 'APP_STORE'
  switch (part) {
    case 'title':
      return isApple ? <Trans>Title changed</Trans> : <Trans>Name changed</Trans>
    case 'shortDescription':
      return isApple ? <Trans>Subtitle changed</Trans> : <Trans>Short description changed</Trans>
    case 'promotionalText':
      return <Trans>Promotional text changed</Trans>
    case 'description':
      return <Trans>Description changed</Trans>
    case 'icon':
      return <Trans>Icon changed</Trans>
    case 'header':
      return isApple ? <Trans>Header changed</Trans> : <Trans>Feature graphic changed</Trans>
    case 'screenshots':
      return <Trans>Screenshots changed</Trans>
    case 'price':
      return <Trans>Price changed</Trans>
    case 'category':
      return <Trans>Category changed</Trans>
    case 'version':
      return <Trans>Version changed</Trans>
  }
}
