import { Trans } from '@lingui/react/macro'
import { Badge } from '@mantine/core'
import { IconAward, IconCalendarEvent, IconEdit, IconVersions, type Icon } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import { eventTypes } from '#web/apps/event-types.tsx'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDate } from '#web/i18n/format.ts'
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
    <li className={classes.item}>
      <span className={classes.sign} data-kind={entry.kind}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        <div className={classes.head}>
          <h3 className={classes.title}>{entryTitle(entry, store, lang)}</h3>
          <time className={classes.day} dateTime={entry.day}>
            {entryDays(entry)}
          </time>
        </div>
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
      </div>
    </li>
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
          <span lang={lang}>{entry.event.title}</span> <Badge component="span">{eventTypes[entry.event.type]}</Badge>
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

/** Its day; of an event the first and the last one. */
export function entryDays(entry: TimelineEntry): string {
  const first = formatDate(entry.day, language())
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

/** What the store says of it. */
export function EntryBody({ entry, store, lang }: EntryBodyProps) {
  if (entry.kind === 'change') return <Change change={entry.change} lang={lang} />
  if (entry.kind === 'featuring') {
    const { place } = entry.featuring
    return place && <p className={classes.notes}>{featuringPlace(place, store)}</p>
  }
  const text = entry.kind === 'event' ? entry.event.shortDescription : entry.version.releaseNotes
  if (text)
    return (
      <p className={classes.notes} lang={lang}>
        {text}
      </p>
    )
  return entry.kind === 'version' ? (
    <p className={classes.notes}>
      <Trans>No release description</Trans>
    </p>
  ) : null
}

/** Short texts stand before and after; long ones and pictures are only named. */
function Change({ change: { part, before, after }, lang }: { change: ListingChange; lang: string }) {
  const isShort = ['title', 'shortDescription', 'promotionalText', 'price', 'category'].includes(part)
  if (!isShort || before === null || after === null) return null
  const textOf = (text: string) => (part === 'category' ? categoryName(text) : text)
  return (
    <p className={classes.change} lang={lang}>
      <del>{textOf(before)}</del> <ins>{textOf(after)}</ins>
    </p>
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
