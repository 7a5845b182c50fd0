import { Trans } from '@lingui/react/macro'
import type { ListingChange } from '#contract/overview/history.ts'
import type { Store } from '#contract/store.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { featuringPlace } from '../featuring-place.tsx'
import type { TimelineEntry } from './timeline-entries.ts'
import classes from './timeline.module.css'

interface Props {
  entry: TimelineEntry
  store: Store
  /** Language of the store's texts. */
  lang: string
}

/** What the store says of it. */
export function EntryBody({ entry, store, lang }: Props) {
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
