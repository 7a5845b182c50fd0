import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ListingChange } from '#contract/overview-history.ts'
import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Tag } from '#web/ui/tag.tsx'
import { eventTypes } from '#web/ui/event-types.tsx'
import { changeTitle, kindIcons } from './kinds.tsx'
import type { TimelineEntry } from './timeline-entries.ts'
import classes from './timeline.module.css'

interface Props {
  entry: TimelineEntry
  store: Store
  /** Language of the store's texts. */
  lang: string
}

/** One dated thing: what it is, when, and what the store says of it. */
export function TimelineItem({ entry, store, lang }: Props) {
  const Icon = kindIcons[entry.kind]
  return (
    <li className={classes.item}>
      <span className={classes.sign} data-kind={entry.kind}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </span>
      <div className={classes.text}>
        <div className={classes.head}>
          <h3 className={classes.title}>{titleOf(entry, store, lang)}</h3>
          <time className={classes.day} dateTime={entry.day}>
            {daysOf(entry)}
          </time>
        </div>
        <Body entry={entry} lang={lang} />
      </div>
    </li>
  )
}

function titleOf(entry: TimelineEntry, store: Store, lang: string): ReactNode {
  if (entry.kind === 'change') return changeTitle(entry.change.part, store)
  if (entry.kind === 'event')
    return (
      <>
        <span lang={lang}>{entry.event.title}</span> <Tag>{eventTypes[entry.event.type]}</Tag>
      </>
    )
  const { version } = entry.version
  return version === '' ? <Trans>New version</Trans> : <Trans>Version {version}</Trans>
}

function daysOf(entry: TimelineEntry): string {
  const first = formatDate(entry.day, language())
  if (entry.kind !== 'event') return first
  const last = formatDate(entry.event.to, language())
  return first === last ? first : `${first} – ${last}`
}

function Body({ entry, lang }: Pick<Props, 'entry' | 'lang'>) {
  if (entry.kind === 'change') return <Change change={entry.change} lang={lang} />
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
  return (
    <p className={classes.change} lang={lang}>
      <del>{before}</del> <ins>{after}</ins>
    </p>
  )
}
