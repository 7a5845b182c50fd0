import type { FoundApp } from '#contract/store.ts'
import type { Listing } from '#server/markets/market.ts'

/** A listing as lists of apps to add show it. */
export const foundApp = (listing: Listing): FoundApp => ({
  trackId: listing.trackId,
  store: listing.store,
  title: listing.title,
  developerName: listing.developerName,
  iconUrl: listing.images.icons[0] ?? null,
  category: listing.categories[0]?.displayName ?? null,
  price: listing.price.displayPrice,
  locale: listing.locale,
})
