import { dayNumber } from '../../days.ts'
import { ratingOf } from '../../figures/ratings.ts'
import { hash32 } from '../../hash.ts'
import { listingOf } from '../../listings/listing.ts'
import { currencyIn } from '../../listings/prices.ts'
import { versionsOf } from '../../listings/versions.ts'
import type { WorldLocale } from '../../locales.ts'
import type { SampleApp } from '../../sample-app.ts'
import { editionOn, turnOf } from '../../writing/editions.ts'
import { keyOf } from '../../seeds.ts'
import { APPLE_PICTURES } from '../pictures.ts'
import type { AppleListing } from './apple-listing.ts'
import { genresOf } from './sample-genres.ts'

/** Size of an app that doesn't say its own. */
const USUAL_BYTES = 64_000_000

/** Digits, the same for all apps of a developer. */
export const developerIdOf = (name: string) => String(1_000_000_000 + (hash32(`developer/${name}`) % 900_000_000))

const words = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

const pictureBase = `https://is1-ssl.mzstatic.com${APPLE_PICTURES}`

/** Addresses of an app's screenshots without the size, another one first after some editions. */
function screenshotsOf(app: SampleApp, language: string, day: number): string[] {
  const all = Array.from(
    { length: app.screenshots },
    (_, i) => `${pictureBase}/${app.ref.trackId}/${language}/screen-${i + 1}.png`,
  )
  const first = turnOf(`screens/${keyOf(app.ref)}`, editionOn(app, day) ?? 0, 2) % Math.max(1, all.length)
  return [...all.slice(first), ...all.slice(0, first)]
}

/**
 * An app of the sample market as the App Store shows it in a storefront.
 * @param language the storefront whose texts are shown; its own unless somebody asks for others
 * @returns null: not listed there, or not out yet
 */
export function sampleListing(
  app: SampleApp,
  storefront: WorldLocale,
  now: Date,
  language: WorldLocale = storefront,
): AppleListing | null {
  if (!app.locales.includes(storefront)) return null
  const listing = listingOf(app, language, now)
  const price = listingOf(app, storefront, now)?.price
  const [latest] = versionsOf(app, language, now)
  if (!listing || !price || !latest) return null
  const rating = ratingOf(app, storefront, now)
  return {
    trackId: app.ref.trackId,
    bundleId: `com.${words(app.developerName)}.${words(app.brand) || app.ref.trackId}`,
    title: listing.title,
    subtitle: listing.shortDescription || null,
    description: listing.description ?? '',
    developer: app.developerName,
    developerId: developerIdOf(app.developerName),
    genres: genresOf(app.category),
    price: price.exactPrice ?? 0,
    currency: currencyIn(storefront),
    priceText: price.displayPrice ?? 'Free',
    hasPurchases: app.purchases.length > 0,
    version: latest.version,
    releaseNotes: latest.releaseNotes,
    releasedAt: (latest.releasedAt ?? now.toISOString()).replace('.000Z', 'Z'),
    firstReleasedAt: (listing.releaseDate ?? now.toISOString()).replace('.000Z', 'Z'),
    rating: rating?.avgRating ?? 0,
    ratingCount: rating?.ratingCount ?? 0,
    artwork: `${pictureBase}/${app.ref.trackId}/icon.png`,
    screenshots: screenshotsOf(app, language.slice(0, 2), dayNumber(now)),
    website: app.websiteUrl,
    sizeBytes: listing.sizeBytes ?? USUAL_BYTES,
    languages: app.languages,
    devices: app.devices,
    contentRating: app.contentRating,
  }
}
