import type { FoundInStore } from '#contract/keywords/live-search.ts'

/** An app of a store's results, for tests. */
export const found = (trackId: string, title: string): FoundInStore => ({
  trackId,
  store: 'APP_STORE',
  title,
  iconUrl: null,
  developerName: 'Rainwright',
  category: null,
  price: null,
  rating: 4.5,
  ratingCount: 9,
  subtitle: null,
  screenshots: [],
})
