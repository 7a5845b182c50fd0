import type { AppleListing } from '../apple-listing.ts'
import type { Labels } from './labels.ts'
import { artwork } from './shelf.ts'

export const offerOf = (
  { trackId, bundleId, price, priceText, hasPurchases }: AppleListing,
  { get, purchases }: Labels,
) => ({
  $kind: 'OfferDisplayProperties',
  offerType: 'app',
  adamId: trackId,
  bundleId,
  ...(price > 0 ? { priceFormatted: priceText } : {}),
  titles: { standard: price > 0 ? priceText : get },
  titleSymbolNames: {},
  subtitles: hasPurchases ? { standard: purchases } : {},
  hasInAppPurchases: hasPurchases,
  hasExternalPurchases: false,
  isDeletableSystemApp: false,
  isFree: price === 0,
  isPreorder: false,
  offerLabelStyle: 'none',
  contentRating: 100,
  useAdsLocale: false,
})

/** Where an app has no subtitle, the store shows its category in the same place. */
export const subtitleShown = ({ subtitle, genres }: AppleListing) => subtitle ?? genres.at(-1)?.name ?? ''

/** The app at the head of its page; its rating is rounded to one decimal. */
export const headLockup = (listing: AppleListing, words: Labels) => ({
  $kind: 'Lockup',
  adamId: listing.trackId,
  bundleId: listing.bundleId,
  icon: artwork(listing.artwork, 1024, 1024),
  title: listing.title,
  subtitle: subtitleShown(listing),
  developerTagline: subtitleShown(listing),
  rating: Math.round(10 * listing.rating) / 10,
  isIOSBinaryMacOSCompatible: false,
  offerDisplayProperties: offerOf(listing, words),
})

/** An app among others: with its whole description, and the number of its ratings as text, such as `105K`. */
export const lockup = (listing: AppleListing, words: Labels, language: string) => ({
  $kind: 'Lockup',
  adamId: listing.trackId,
  bundleId: listing.bundleId,
  decorations: [],
  icon: artwork(listing.artwork, 1024, 1024),
  title: listing.title,
  isIOSBinaryMacOSCompatible: false,
  useAdsLocale: false,
  subtitle: subtitleShown(listing),
  tertiaryTitle: null,
  developerTagline: subtitleShown(listing),
  ageRating: listing.contentRating,
  productDescription: listing.description,
  rating: Math.round(10 * listing.rating) / 10,
  ratingCount: compact(listing.ratingCount, language),
  developerName: listing.developer,
  children: null,
  offerDisplayProperties: offerOf(listing, words),
})

export const compact = (count: number, language: string) =>
  new Intl.NumberFormat(language, { notation: 'compact' }).format(count)
