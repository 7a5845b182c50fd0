import * as v from 'valibot'
import type { Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { BadRow, blankListing, displayPrice, type ArchivedApp } from './archived-app.ts'
import { LookupEntry } from './lookup-answer.ts'

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

/**
 * The locale of the storefront an entry was read from, as its own address tells (`/fr/app/…` → `fr-FR`). A locale
 * that was asked for must be of that country: a French listing must not pass for an American one.
 */
function localeOf({ trackViewUrl = '' }: LookupEntry, asked: Locale | undefined, fallback: Locale): Locale {
  const country = /^https?:\/\/[^/]+\/([a-z]{2})\//.exec(trackViewUrl)?.[1]?.toUpperCase()
  if (country === undefined) return asked ?? fallback
  if (asked !== undefined && !asked.endsWith(`-${country}`))
    throw new BadRow(`it was read in the store of ${country}, not in that of ${asked}`)
  return asked ?? `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`
}

/**
 * One entry of a recorded iTunes answer. Mac software is taken in too: it is in the same store, under the same limits.
 * Throws `BadRow`.
 */
export function lookupApp(value: unknown, asked: Locale | undefined, fallback: Locale): ArchivedApp {
  const parsed = v.safeParse(LookupEntry, value)
  if (!parsed.success) {
    const [issue] = parsed.issues
    const where = v.getDotPath(issue)
    throw new BadRow(issue.message.startsWith('it') ? issue.message : `${where ?? 'it'} is not as expected`)
  }
  const entry = parsed.output
  const locale = localeOf(entry, asked, fallback)
  const ref = { store: 'APP_STORE', trackId: String(entry.trackId), locale } as const
  const { price, currency, averageUserRating, userRatingCount } = entry
  const [icon] = pictures([entry.artworkUrl512, entry.artworkUrl100, entry.artworkUrl60])
  const languages = entry.languageCodesISO2A && distinct(entry.languageCodesISO2A.map((code) => code.toLowerCase()))
  const genres = distinct(entry.genres.length > 0 ? entry.genres : [entry.primaryGenreName ?? []].flat())
  const releasedAt = timestamp(entry.currentVersionReleaseDate)
  const releaseNotes = orNull(entry.releaseNotes)
  const version = orNull(entry.version)
  return {
    listing: {
      ...blankListing({ ...ref, title: entry.trackName, storeUrl: storeUrl(ref) }),
      developerName: orNull(entry.artistName) ?? orNull(entry.sellerName),
      description: orNull(entry.description),
      categories: genres.map((name) => ({ name, displayName: name })),
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
