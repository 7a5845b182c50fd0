import type { Store } from '../store.ts'

/** How many of the first search results a store lists. Google Play's search is one page of 20 to 31 apps. */
const depths: Readonly<Record<Store, number>> = { APP_STORE: 200, GOOGLE_PLAY: 30 }

/** Places of a search that are known: an app without a rank was not among the first so many. */
export const searchDepth = (store: Store): number => depths[store]
