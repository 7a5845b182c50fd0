import { Link } from '@tanstack/react-router'
import type { ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { EntryBody } from '../timeline/entry-body.tsx'
import { entryDays } from '../timeline/entry-days.ts'
import { entryTitle } from '../timeline/entry-title.tsx'
import type { TimelineEntry } from '../timeline/timeline-entries.ts'
import classes from './competitor-changes.module.css'

interface Props {
  competitor: ChangedCompetitor
  entry: TimelineEntry
  /** Language of the store's texts. */
  lang: string
}

/** One change of a competitor; its name leads to the competitor's timeline. */
export function ChangeRow({ competitor: { trackId, store, name, iconUrl }, entry, lang }: Props) {
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
