import type { Store } from '#contract/store.ts'

const names: Record<Store, string> = { APP_STORE: 'App Store', GOOGLE_PLAY: 'Google Play' }

/** The store's own name, the same in every language. */
export const storeName = (store: Store): string => names[store]
