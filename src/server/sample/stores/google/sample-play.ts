import { LRUCache } from 'lru-cache'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { sampleApp } from '../../apps.ts'
import { moorlightAndroid } from '../../apps/moorlight-android.ts'
import { chartOn } from '../../charts/chart.ts'
import { dayNumber } from '../../days.ts'
import { ratingsBetween } from '../../figures/ratings.ts'
import { listingOf } from '../../listings/listing.ts'
import { currencyIn } from '../../listings/prices.ts'
import { similarApps } from '../../listings/similar-apps.ts'
import { dataSafetyOf } from '../../listings/store-page.ts'
import { versionsOf } from '../../listings/versions.ts'
import { localeOfCountry, worldLocales, type WorldLocale } from '../../locales.ts'
import { reviewsOf } from '../../reviews/reviews.ts'
import type { SampleApp } from '../../sample-app.ts'
import { completionsOf } from '../../search/completions.ts'
import { findApps } from '../../search/find-apps.ts'
import { PLAY_PICTURES } from '../pictures.ts'
import type { PlayListing, PlayReview } from './play-listing.ts'

const LISTINGS_KEPT = 5000
/** As many as the page of a search shows, besides the card of an exact match. */
const RESULTS_MAX = 30
const COMPLETIONS_MAX = 5
const SIMILAR_MAX = 10
const REVIEWS_MAX = 500
const REVIEWS_READ = 50
/** What people type everywhere. */
const ALWAYS = ['game', 'games']
/** Exists in every country and has reviews: here, those of an app of the sample market. */
const ALWAYS_REVIEWED = 'com.google.android.youtube'

/** Where an address asks: `gl` and `hl`. */
export interface PlayPlace {
  /** Upper-case country code. */
  country: string
  /** Such as `de-DE`, or `de`. */
  language: string
}

/** The sample market as Google Play tells it; a country that it doesn't know has no apps. */
export interface SamplePlay {
  /** null: not available in this country. */
  app: (appId: string, place: PlayPlace) => Promise<PlayListing | null>
  /** Apps of the same kind, those that are taken most first. */
  similar: (appId: string, place: PlayPlace) => Promise<PlayListing[]>
  /** `exact`: the app that the term names, on a card of its own before the others; null: none. */
  search: (term: string, place: PlayPlace) => Promise<{ exact: PlayListing | null; others: PlayListing[] }>
  /** Leader first, at most 200. @param category `APPLICATION`: all apps */
  chart: (group: CategoryGroup, category: string, place: PlayPlace) => Promise<PlayListing[]>
  /** At most 5. */
  complete: (term: string, place: PlayPlace) => Promise<string[]>
  /** Newest first, all that the store hands out. */
  reviews: (appId: string, place: PlayPlace) => Promise<PlayReview[]>
}

const pictureBase = `https://play-lh.googleusercontent.com${PLAY_PICTURES}`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const html = (text: string) => escaped(text).replaceAll('\n', '<br>')

/** The world's locale of a language as an address names it; the country's own where there is none. */
const textsIn = ({ language }: PlayPlace, own: WorldLocale) =>
  worldLocales.find((locale) => locale === language) ??
  (own.startsWith(language.slice(0, 2))
    ? own
    : worldLocales.find((locale) => locale.startsWith(language.slice(0, 2)))) ??
  own

function listed(app: SampleApp, own: WorldLocale, language: WorldLocale, now: Date): PlayListing | null {
  if (!app.locales.includes(own)) return null
  const listing = listingOf(app, language, now)
  const price = listingOf(app, own, now)?.price
  const [latest] = versionsOf(app, language, now)
  if (!listing || !price || !latest) return null
  const today = dayNumber(now)
  const rating = ratingsBetween(app, own, today, today).at(-1)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const prices = price.inAppPurchases?.flatMap((purchase) => purchase.price ?? []) ?? []
  const { trackId } = app.ref
  return {
    appId: trackId,
    title: listing.title,
    summary: html(listing.shortDescription ?? ''),
    description: html(listing.description ?? ''),
    changes: latest.releaseNotes === null ? null : html(latest.releaseNotes),
    genreId: app.category,
    genre: listing.categories[0]?.displayName ?? app.category,
    developer: app.developerName,
    website: app.websiteUrl,
    contentRating: app.contentRating,
    icon: `${pictureBase}/${trackId}/icon`,
    header: `${pictureBase}/${trackId}/header`,
    screenshots: Array.from(
      { length: app.screenshots },
      (_, i) => `${pictureBase}/${trackId}/${language.slice(0, 2)}/screen-${i + 1}`,
    ),
    score: rating?.avgRating ?? null,
    ratings: rating?.ratingCount ?? 0,
    ...(rating?.byStars && { byStars: rating.byStars }),
    price: price.exactPrice ?? 0,
    currency: currencyIn(own),
    priceText: price.displayPrice ?? '',
    purchases: prices.length === 0 ? null : `${prices[0]} - ${prices.at(-1)} per item`,
    safety: dataSafetyOf(app, language),
    version: latest.version,
    released: listing.releaseDate === null ? undefined : day.format(new Date(listing.releaseDate)),
    updated: latest.releasedAt ?? now.toISOString(),
  }
}

export function samplePlay(clock: () => Date): SamplePlay {
  const kept = new LRUCache<string, { listing: PlayListing | null }>({ max: LISTINGS_KEPT })

  function listing(app: SampleApp, own: WorldLocale, place: PlayPlace): PlayListing | null {
    const language = textsIn(place, own)
    const key = `${app.ref.trackId}/${own}/${language}/${dayNumber(clock())}`
    let found = kept.get(key)
    if (!found) kept.set(key, (found = { listing: listed(app, own, language, clock()) }))
    return found.listing
  }

  return {
    async app(appId, place) {
      const own = localeOfCountry(place.country)
      const app = await sampleApp({ store: 'GOOGLE_PLAY', trackId: appId })
      return app && own && listing(app, own, place)
    },

    async similar(appId, place) {
      const own = localeOfCountry(place.country)
      const app = await sampleApp({ store: 'GOOGLE_PLAY', trackId: appId })
      if (!app || own === null) return []
      return (await similarApps(app, own, SIMILAR_MAX)).flatMap((one) => listing(one, own, place) ?? [])
    },

    async search(term, place) {
      const own = localeOfCountry(place.country)
      if (own === null) return { exact: null, others: [] }
      const day = dayNumber(clock())
      const found = await findApps({ text: term, locale: own, store: 'GOOGLE_PLAY', day, matching: 'exact' })
      const wanted = term.trim().toLowerCase()
      const named = found.find(({ app }) => app.brand.toLowerCase() === wanted)
      const others = found.filter((one) => one !== named).slice(0, RESULTS_MAX)
      return {
        exact: named ? listing(named.app, own, place) : null,
        others: others.flatMap(({ app }) => listing(app, own, place) ?? []),
      }
    },

    async chart(group, category, place) {
      const locale = localeOfCountry(place.country)
      if (locale === null) return []
      const among = category === 'APPLICATION' ? null : category
      const apps = await chartOn({ store: 'GOOGLE_PLAY', locale, category: among, group }, dayNumber(clock()))
      return apps.flatMap((app) => listing(app, locale, place) ?? [])
    },

    async complete(term, { country }) {
      const locale = localeOfCountry(country)
      if (locale === null) return []
      const found = await completionsOf(term, locale, 'GOOGLE_PLAY', dayNumber(clock()))
      return [...found, ...ALWAYS.filter((one) => one.startsWith(term.toLowerCase()))].slice(0, COMPLETIONS_MAX)
    },

    async reviews(appId, { country }) {
      const locale = localeOfCountry(country)
      const trackId = appId === ALWAYS_REVIEWED ? moorlightAndroid.ref.trackId : appId
      const app = await sampleApp({ store: 'GOOGLE_PLAY', trackId })
      if (!app || locale === null || !app.locales.includes(locale)) return []
      const pages = Array.from({ length: REVIEWS_MAX / REVIEWS_READ }, (_, i) => reviewsOf(app, locale, i + 1, clock()))
      return pages.flatMap(({ reviews }) =>
        reviews.map(({ id, author, rating, body, createdAt, likes, version, reply }) => ({
          id,
          author: author ?? '',
          rating,
          body,
          createdAt,
          likes: likes ?? 0,
          version,
          reply: reply && { body: reply.body, createdAt: reply.createdAt ?? createdAt },
        })),
      )
    },
  }
}
