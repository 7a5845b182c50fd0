import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Store } from '#contract/store.ts'
import { EntryBody } from './entry-body.tsx'
import { entryDays } from './entry-days.ts'
import { entryTitle } from './entry-title.tsx'
import { kindIcons } from './kinds.tsx'
import type { TimelineEntry } from './timeline-entries.ts'
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
