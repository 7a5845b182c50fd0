import type { AppVersion } from '#contract/overview.ts'
import type { Listing, Rating } from '../market-source.ts'

/** One app in one country as a dump tells it; what the dump does not say is null. */
export interface ArchivedApp {
  listing: Omit<Listing, 'retrievedAt' | 'stale'>
  rating: Omit<Rating, 'provenance'> | null
  /** The texts of the one version a dump tells are those of its listing. */
  versions: Omit<AppVersion, 'texts'>[] | null
}

/** A row of a dump that can't be imported; the message says why in plain words. */
export class BadRow extends Error {
  override readonly name = 'BadRow'
}

/** A file that can't be imported at all: nothing of the command takes effect. */
export class BadFile extends Error {
  override readonly name = 'BadFile'
}

/** A listing of which nothing is known but its name; dumps fill in what they have. */
export const blankListing = (
  ref: Pick<Listing, 'store' | 'trackId' | 'locale' | 'title' | 'storeUrl'>,
): ArchivedApp['listing'] => ({
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
