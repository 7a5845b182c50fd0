import type { AppVersion } from '#contract/overview/overview.ts'
import type { AppSummary } from '#contract/store.ts'
import { proxiedPicture } from '#server/media/picture-address.ts'
import type { Variant } from '#server/media/variants.ts'
import type { Listing, Rating } from './market.ts'

/** One app in one country, as a store or a dump tells it at one moment; what it does not say is null. */
export interface ListedApp {
  listing: Omit<Listing, 'retrievedAt' | 'stale'>
  rating: Omit<Rating, 'provenance'> | null
  /** Newest first. The texts of a version that is the current one are those of the listing. */
  versions: Omit<AppVersion, 'texts'>[] | null
}

/** A listing of which nothing is known but its name. */
export const blankListing = (
  ref: Pick<Listing, 'store' | 'trackId' | 'locale' | 'title' | 'storeUrl'>,
): ListedApp['listing'] => ({
  ...ref,
  developerName: null,
  shortDescription: null,
  promotionalText: null,
  description: null,
  categories: [],
  price: { exactPrice: null, displayPrice: null, inAppPurchases: null },
  images: { icons: [], banners: [], screens: [] },
  videos: [],
  devices: null,
  deviceCount: null,
  sizeBytes: null,
  languages: null,
  languageCount: null,
  websiteUrl: null,
  supportUrl: null,
  contentRating: null,
  version: null,
  releaseDate: null,
  lastReleaseDate: null,
})

/** A price as a person reads it; null for a free app, whose price is a word of the interface. */
export const displayPrice = (price: number, currency: string, locale: string): string | null =>
  price === 0 ? null : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price)

/** Stores' own picture addresses are what is kept; this server's, which depend on where it shows them, are derived. */
export function withProxiedPictures(app: ListedApp): ListedApp {
  const { icons, banners, screens } = app.listing.images
  const proxied = (urls: string[], variant: Variant) => urls.flatMap((url) => proxiedPicture(url, variant) ?? [])
  const images = {
    icons: proxied(icons, 'icon-512'),
    banners: proxied(banners, 'feature-graphic'),
    screens: proxied(screens, 'screen-800'),
  }
  return { ...app, listing: { ...app.listing, images } }
}

/** What lists of apps show. */
export function summaryOf({ listing }: ListedApp): AppSummary {
  const { trackId, store, title, developerName, images, categories, price } = listing
  return {
    trackId,
    store,
    title,
    developerName,
    iconUrl: images.icons[0] ?? null,
    category: categories[0]?.displayName ?? null,
    price: price.displayPrice,
  }
}
