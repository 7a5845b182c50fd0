import { IconBrandAppstore, IconBrandGooglePlay } from '@tabler/icons-react'
import type { Store } from '#contract/store.ts'
import { storeName } from './store-name.ts'
import classes from './store-mark.module.css'

const marks = { APP_STORE: IconBrandAppstore, GOOGLE_PLAY: IconBrandGooglePlay }

/** Which store an app is in, where its name alone would not say. */
export function StoreMark({ store, size = 14 }: { store: Store; size?: number }) {
  const Mark = marks[store]
  return (
    <span className={classes.mark} role="img" aria-label={storeName(store)} title={storeName(store)}>
      <Mark size={size} stroke={1.7} aria-hidden />
    </span>
  )
}
