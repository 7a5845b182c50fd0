import type { AppleListing } from './apple-listing.ts'

/** The names by which the store knows what runs on each family of devices. */
const deviceModels: Readonly<Record<string, string>> = {
  iPhone: 'iPhone5s-iPhone5s',
  iPad: 'iPadAir-iPadAir',
  'iPod touch': 'iPodTouchSixthGen-iPodTouchSixthGen',
  'Apple Watch': 'Watch4-Watch4',
  'Apple TV': 'AppleTV4K-AppleTV4K',
}

/** iTunes Search and Lookup: empty lines around a JSON object, numbers of bytes as text, languages in capitals. */
export function lookupAnswer(listings: readonly AppleListing[], country: string): string {
  const results = listings.map((listing) => lookupEntry(listing, country))
  return `\n\n\n${JSON.stringify({ resultCount: results.length, results }, null, 1)}\n\n\n`
}

const lookupEntry = (listing: AppleListing, country: string) => ({
  screenshotUrls: listing.screenshots.map((address) => `${address}/392x696bb.jpg`),
  ipadScreenshotUrls: [],
  appletvScreenshotUrls: [],
  artworkUrl60: `${listing.artwork}/60x60bb.jpg`,
  artworkUrl100: `${listing.artwork}/100x100bb.jpg`,
  artworkUrl512: `${listing.artwork}/512x512bb.jpg`,
  features: ['iosUniversal'],
  supportedDevices: listing.devices.flatMap((device) => deviceModels[device] ?? []),
  advisories: [],
  isGameCenterEnabled: false,
  kind: 'software',
  minimumOsVersion: '16.0',
  trackCensoredName: listing.title,
  languageCodesISO2A: listing.languages.map((code) => code.toUpperCase()),
  fileSizeBytes: String(listing.sizeBytes),
  ...(listing.website === null ? {} : { sellerUrl: listing.website }),
  formattedPrice: listing.priceText,
  contentAdvisoryRating: listing.contentRating,
  trackContentRating: listing.contentRating,
  averageUserRatingForCurrentVersion: listing.rating,
  userRatingCountForCurrentVersion: listing.ratingCount,
  averageUserRating: listing.rating,
  userRatingCount: listing.ratingCount,
  trackViewUrl: `https://apps.apple.com/${country.toLowerCase()}/app/id${listing.trackId}?uo=4`,
  trackId: Number(listing.trackId),
  trackName: listing.title,
  bundleId: listing.bundleId,
  releaseDate: listing.firstReleasedAt,
  currentVersionReleaseDate: listing.releasedAt,
  ...(listing.releaseNotes === null ? {} : { releaseNotes: listing.releaseNotes }),
  version: listing.version,
  wrapperType: 'software',
  currency: listing.currency,
  description: listing.description,
  artistId: Number(listing.developerId),
  artistName: listing.developer,
  sellerName: listing.developer,
  genres: listing.genres.map(({ name }) => name),
  genreIds: listing.genres.map(({ id }) => id),
  primaryGenreName: listing.genres[0]?.englishName,
  primaryGenreId: Number(listing.genres[0]?.id),
  price: listing.price,
})
