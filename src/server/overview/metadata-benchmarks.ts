import { countCharacters } from '#aso/characters.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { type BenchmarkedApp, depthsOf, getMetadataBenchmarks } from '#contract/market/metadata-benchmarks.ts'
import type { Market, Store } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Listing } from '#server/markets/market.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { requireSupportedLocale } from '#server/markets/require-country.ts'

/** The listings of a chart's first apps, as far as they are known today. */
export const metadataBenchmarks = serve(getMetadataBenchmarks, async ({ query, caller, services }) => {
  const { store, locale, categoryGroup: group, category = null } = query
  requireSupportedLocale(locale)
  const source = marketOf(caller, services)
  const day = dayOf(services.clock())
  const chart = await source.chart({ store, locale, category, group, day })
  if (!chart) return { apps: null, of: 0, day, provenance: null }
  const most = Math.max(...depthsOf(source.id, store))
  const asked = chart.apps.slice(0, Math.min(Number(query.top), most))
  const listings = await source.listings(asked.map(({ trackId }) => ({ store, trackId, locale })))
  const byId = new Map(listings.map((listing) => [listing.trackId, listing]))
  const apps = asked.flatMap(({ trackId }, index) => {
    const listing = byId.get(trackId)
    return listing ? [benchmarked(listing, index + 1, source.id)] : []
  })
  return { apps, of: asked.length, day, provenance: chart.provenance }
})

const benchmarked = (listing: Listing, place: number, market: Market): BenchmarkedApp => ({
  trackId: listing.trackId,
  title: listing.title,
  iconUrl: listing.images.icons[0] ?? null,
  place,
  shortDescription: listing.shortDescription,
  promotionalText: lengthOf(listing.promotionalText),
  description: lengthOf(listing.description),
  // Both stores require screenshots: without any, they were not told.
  screenshots: listing.images.screens.length || null,
  videos: tellsVideos(market, listing.store) ? listing.videos.length : null,
  isFree: listing.price.exactPrice === null ? null : listing.price.exactPrice === 0,
  hasPurchases: listing.price.inAppPurchases === null ? null : listing.price.inAppPurchases.length > 0,
  lastReleaseDate: listing.lastReleaseDate,
})

/** Many apps of the App Store at once are asked of iTunes Lookup, which knows no videos. */
const tellsVideos = (market: Market, store: Store) => market !== 'live' || store === 'GOOGLE_PLAY'

const lengthOf = (text: string | null): number | null => (text === null ? null : countCharacters(text))
