import type { Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import { pictureAddress } from '#server/media/picture-address.ts'
import { blankListing, displayPrice, type ListedApp } from '../../listed-app.ts'
import { genreName } from './genres.ts'
import type { LookupEntry } from './lookup-entry.ts'

const orNull = (text: string | undefined) => (text?.trim() ? text : null)
const timestamp = (text: string | undefined) =>
  text !== undefined && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null
const webAddress = (text: string | undefined) =>
  text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
const pictures = (urls: (string | undefined)[]) =>
  urls.flatMap((url) => (url === undefined ? [] : (pictureAddress(url)?.href ?? [])))
const distinct = (texts: string[]) => [...new Set(texts)]

/** `iPhone5s`, `iPadMini4G` … as the families that people know. */
function deviceFamilies({ kind, supportedDevices }: LookupEntry): string[] | null {
  if (kind === 'mac-software') return ['Mac']
  const families = ['iPhone', 'iPad', 'iPod', 'AppleTV', 'Watch']
  const found = families.filter((family) => supportedDevices.some((device) => device.startsWith(family)))
  const names: Record<string, string> = { iPod: 'iPod touch', AppleTV: 'Apple TV', Watch: 'Apple Watch' }
  return found.length === 0 ? null : found.map((family) => names[family] ?? family)
}

/** Names are in the country's language in `genres`; the ids beside them are the same everywhere. */
function categoriesOf({ genres, genreIds, primaryGenreName }: LookupEntry): ListedApp['listing']['categories'] {
  const shown = genres.length > 0 ? genres : [primaryGenreName ?? []].flat()
  const categories = shown.map((displayName, i) => {
    const id = genreIds.length === shown.length ? genreIds[i] : undefined
    return { name: (id === undefined ? null : genreName(id)) ?? displayName, displayName }
  })
  return [...new Map(categories.map((category) => [category.name, category])).values()]
}

/** The app of an entry of iTunes Lookup or Search that was read in the locale's country; its pictures are the store's own. */
export function appOfEntry(entry: LookupEntry, locale: Locale): ListedApp {
  const ref = { store: 'APP_STORE', trackId: String(entry.trackId), locale } as const
  const { price, currency, averageUserRating, userRatingCount } = entry
  const [icon] = pictures([entry.artworkUrl512, entry.artworkUrl100, entry.artworkUrl60])
  const languages = entry.languageCodesISO2A && distinct(entry.languageCodesISO2A.map((code) => code.toLowerCase()))
  const releasedAt = timestamp(entry.currentVersionReleaseDate)
  const releaseNotes = orNull(entry.releaseNotes)
  const version = orNull(entry.version)
  return {
    listing: {
      ...blankListing({ ...ref, title: entry.trackName, storeUrl: storeUrl(ref) }),
      developerName: orNull(entry.artistName) ?? orNull(entry.sellerName),
      description: orNull(entry.description),
      categories: categoriesOf(entry),
      price: {
        exactPrice: price ?? null,
        displayPrice: price === undefined || currency === undefined ? null : displayPrice(price, currency, locale),
        inAppPurchases: null,
      },
      images: {
        icons: icon === undefined ? [] : [icon],
        banners: [],
        screens: pictures([...entry.screenshotUrls, ...entry.ipadScreenshotUrls]),
      },
      devices: deviceFamilies(entry),
      deviceCount: entry.supportedDevices.length || null,
      sizeBytes: Number(entry.fileSizeBytes) || null,
      languages: languages ?? null,
      languageCount: languages?.length ?? null,
      websiteUrl: webAddress(entry.sellerUrl),
      contentRating: orNull(entry.trackContentRating) ?? orNull(entry.contentAdvisoryRating),
      version,
      releaseDate: timestamp(entry.releaseDate),
      lastReleaseDate: releasedAt,
    },
    rating:
      userRatingCount && averageUserRating
        ? { avgRating: averageUserRating, ratingCount: userRatingCount, delta: null }
        : null,
    versions:
      version !== null && (releasedAt !== null || releaseNotes !== null)
        ? [{ version, releasedAt, releaseNotes }]
        : null,
  }
}
