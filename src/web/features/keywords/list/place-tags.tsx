import { useLingui } from '@lingui/react/macro'
import type { Store } from '#contract/store.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { placeNames } from './keyword-columns.ts'
import type { TextPlace } from './keyword-row.ts'
import classes from './place-tags.module.css'

/** In which texts of the listing a keyword stands. */
export function PlaceTags({ places, store }: { places: readonly TextPlace[] | null; store: Store }) {
  const { i18n } = useLingui()
  return (
    <span className={classes.tags}>
      {places?.map((place) => (
        <Tag key={place} tone={place === 'title' ? 'acc' : 'plain'}>
          {i18n._(placeNames[store][place])}
        </Tag>
      ))}
    </span>
  )
}
