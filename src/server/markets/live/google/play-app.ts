import type { FoundInStore } from '#contract/keywords/live-search.ts'
import type { AppSummary, ListingRef, Locale } from '#contract/store.ts'
import { storeUrl } from '#aso/store-url.ts'
import { proxiedPicture } from '#server/media/picture-address.ts'
import type { Variant } from '#server/media/variants.ts'
import { displayPrice } from '../../listed-app.ts'
import type { Review } from '../../market.ts'
import type { PageParts, StoreApp } from '../store-client.ts'
import type { PlayApp, PlayReview, PlayTile } from './answers.ts'
import { playCategories } from './categories.ts'
import { plainLine, plainText } from './plain-text.ts'
import { releasedDay } from './released-day.ts'

/** What the library writes where the version depends on the device. */
const VARIES = 'VARY'

const pictures = (addresses: (string | null | undefined)[], variant: Variant) =>
  addresses.flatMap((address) => (address ? (proxiedPicture(address, variant) ?? []) : []))
const momentOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/** An app's page as a listing; what Google Play does not show (sizes, languages, devices, single purchases) is null. */
export function storeApp(app: PlayApp, ref: ListingRef): StoreApp {
  const version = app.version === VARIES ? null : app.version
  const price = app.free ? 0 : app.price || null
  return {
    listing: {
      store: 'GOOGLE_PLAY',
      trackId: app.appId,
      locale: ref.locale,
      title: plainLine(app.title),
      developerName: lineOf(app.developer),
      storeUrl: storeUrl(ref),
      shortDescription: lineOf(app.summary),
      promotionalText: null,
      description: app.description?.replaceAll('\r\n', '\n') ?? null,
      categories: categoriesOf(app),
      price: {
        exactPrice: price,
        displayPrice: price ? app.priceText : null,
        inAppPurchases: app.offersIAP ? null : [],
        ...(app.IAPRange && { purchaseRange: app.IAPRange }),
      },
      images: {
        icons: pictures([app.icon], 'icon-512'),
        banners: pictures([app.headerImage], 'feature-graphic'),
        screens: pictures(app.screenshots, 'screen-800'),
      },
      videos: app.video === null ? [] : [app.video],
      devices: null,
      deviceCount: null,
      sizeBytes: null,
      languages: null,
      languageCount: null,
      websiteUrl: app.developerWebsite,
      supportUrl: null,
      contentRating: app.contentRating,
      version,
      ...(app.preregister && { isPreorder: true }),
      releaseDate: app.released === null ? null : releasedDay(app.released, ref.locale),
      lastReleaseDate: momentOf(app.updated),
    },
    rating: app.score && app.ratings ? { avgRating: app.score, ratingCount: app.ratings } : null,
    byStars: byStarsOf(app),
    version: version === null ? null : { version, releasedAt: momentOf(app.updated), releaseNotes: notesOf(app) },
    hasPurchases: app.offersIAP,
    pageParts: pagePartsOf(app),
  }
}

/** Ratings of 1 to 5 stars; null: the page tells none, for which the library writes zeros. */
function byStarsOf({ histogram }: PlayApp): number[] | null {
  if (histogram === null) return null
  const counts = [histogram[1], histogram[2], histogram[3], histogram[4], histogram[5]].filter(
    (count) => count !== null,
  )
  return counts.length === 5 && counts.some((count) => count > 0) ? counts : null
}

const pagePartsOf = ({ safety, similar }: PlayApp): PageParts => ({
  privacy: null,
  dataSafety:
    safety?.map(({ statement, detail }) => ({ statement: plainLine(statement), detail: lineOf(detail) })) ?? null,
  accessibility: null,
  requirements: null,
  chart: null,
  trailers: null,
  languages: null,
  similar:
    similar?.map(({ appId, title, developer, icon, score }) => ({
      trackId: appId,
      store: 'GOOGLE_PLAY',
      title: plainLine(title),
      subtitle: null,
      developerName: lineOf(developer),
      iconUrl: icon === null ? null : proxiedPicture(icon, 'icon-256'),
      rating: score || null,
    })) ?? null,
})

const lineOf = (html: string | null) => (html === null ? null : plainLine(html))
/** Google Play's limit for a short description, characters. */
const SHORT_MAX = 80
/** Tiles tell the description where the card of an exact match tells the short one: a long text is none. */
function shortLineOf(html: string | null) {
  const line = lineOf(html)
  return line !== null && line.length <= SHORT_MAX ? line : null
}
const notesOf = ({ recentChanges }: PlayApp) => (recentChanges === null ? null : plainText(recentChanges))

/** The main category first; tags, which have no chart, are left out. */
function categoriesOf({ genre, genreId, categories }: PlayApp) {
  const named = new Map<string, string>()
  for (const { id, name } of [{ id: genreId, name: genre }, ...categories]) {
    const english = id === null ? undefined : playCategories.get(id)
    if (id !== null && english !== undefined && !named.has(id)) named.set(id, name ?? english)
  }
  return [...named].map(([name, displayName]) => ({ name, displayName }))
}

/** An app of a search or a chart; a search does not tell its category. */
export const summaryOf = (tile: PlayTile, locale: Locale, category: string | null): AppSummary => ({
  store: 'GOOGLE_PLAY',
  trackId: tile.appId,
  title: plainLine(tile.title),
  developerName: lineOf(tile.developer),
  iconUrl: tile.icon === null ? null : proxiedPicture(tile.icon, 'icon-256'),
  category: lineOf(tile.genre) ?? (category === null ? null : (playCategories.get(category) ?? null)),
  price: tile.free || !tile.price || !tile.currency ? null : displayPrice(tile.price, tile.currency, locale),
})

/** An app of a search, which tells neither how many rated it nor its screenshots. */
export const foundOf = (tile: PlayTile, locale: Locale): FoundInStore => ({
  ...summaryOf(tile, locale, null),
  rating: tile.score || null,
  ratingCount: null,
  subtitle: shortLineOf(tile.summary),
  screenshots: [],
})

/** Google Play's reviews have no titles; the language is the one that was asked for. */
export const reviewOf = (review: PlayReview, locale: Locale): Review => ({
  id: review.id,
  rating: review.score,
  title: null,
  body: review.text ?? '',
  author: review.userName,
  version: review.version,
  createdAt: review.date,
  locale,
  language: /^([a-z]{2})-/.exec(locale)?.[1] ?? null,
  likes: review.thumbsUp,
  reply:
    review.replyText === null || review.replyDate === null
      ? null
      : { body: plainText(review.replyText), createdAt: review.replyDate },
})
