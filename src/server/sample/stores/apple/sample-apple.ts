import { LRUCache } from 'lru-cache'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { sampleApp, sampleApps } from '../../apps.ts'
import { chartOn } from '../../charts/chart.ts'
import { dayNumber } from '../../days.ts'
import { hash32 } from '../../hash.ts'
import { localeOfCountry, type WorldLocale } from '../../locales.ts'
import { reviewsOf } from '../../reviews/reviews.ts'
import type { SampleApp } from '../../sample-app.ts'
import { completionsOf } from '../../search/completions.ts'
import { findApps } from '../../search/find-apps.ts'
import type { AppleListing, AppleReview } from './apple-listing.ts'
import { categoryOfGenre } from './sample-genres.ts'
import { sampleListing } from './sample-listing.ts'

const LISTINGS_KEPT = 5000
const COMPLETIONS_MAX = 10
/** What people type everywhere: a store that completes nothing at all refuses. */
const ALWAYS = ['game', 'games']

/** The sample market as the App Store tells it. Countries are upper-case codes; one that it doesn't know has no apps. */
export interface SampleApple {
  /** Listings of the ids that the country lists, in their order. */
  lookup: (trackIds: readonly string[], country: string) => Promise<AppleListing[]>
  /** Best first. */
  search: (term: string, country: string, limit: number) => Promise<AppleListing[]>
  /** Leader first, at most 200. @param genre null, or one that the market has no apps of: all apps */
  chart: (group: CategoryGroup, genre: string | null, country: string) => Promise<AppleListing[]>
  /** At most 10. */
  complete: (term: string, country: string) => Promise<string[]>
  /** Newest first, 50 a page from 1 to 10; null: the app is not listed there. */
  reviews: (trackId: string, country: string, page: number) => Promise<AppleReviewPage | null>
}

export interface AppleReviewPage {
  reviews: AppleReview[]
  isLast: boolean
}

export function sampleApple(clock: () => Date): SampleApple {
  const kept = new LRUCache<string, { listing: AppleListing | null }>({ max: LISTINGS_KEPT })

  function listed(app: SampleApp, locale: WorldLocale): AppleListing[] {
    const now = clock()
    const key = `${app.ref.trackId}/${locale}/${dayNumber(now)}`
    let found = kept.get(key)
    if (!found) kept.set(key, (found = { listing: sampleListing(app, locale, now) }))
    return found.listing ? [found.listing] : []
  }

  return {
    async lookup(trackIds, country) {
      const locale = localeOfCountry(country)
      if (locale === null) return []
      const apps = await Promise.all(trackIds.map((trackId) => sampleApp({ store: 'APP_STORE', trackId })))
      return apps.flatMap((app) => (app ? listed(app, locale) : []))
    },

    async search(term, country, limit) {
      const locale = localeOfCountry(country)
      if (locale === null) return []
      const day = dayNumber(clock())
      const found = await findApps({ text: term, locale, store: 'APP_STORE', day, matching: 'exact' })
      return found.slice(0, limit).flatMap(({ app }) => listed(app, locale))
    },

    async chart(group, genre, country) {
      const locale = localeOfCountry(country)
      if (locale === null) return []
      const category = genre === null ? null : categoryOfGenre(genre)
      const apps = await chartOn({ store: 'APP_STORE', locale, category, group }, dayNumber(clock()))
      return apps.flatMap((app) => listed(app, locale))
    },

    async complete(term, country) {
      const locale = localeOfCountry(country)
      if (locale === null) return []
      const found = await completionsOf(term, locale, 'APP_STORE', dayNumber(clock()))
      return [...found, ...ALWAYS.filter((one) => one.startsWith(term.toLowerCase()))].slice(0, COMPLETIONS_MAX)
    },

    async reviews(trackId, country, page) {
      const locale = localeOfCountry(country)
      const app = await sampleApp({ store: 'APP_STORE', trackId })
      if (!app || locale === null || !app.locales.includes(locale)) return null
      const { reviews, next } = reviewsOf(app, locale, page, clock())
      return {
        isLast: next === null,
        reviews: reviews.map((review) => ({
          id: String(10_000_000_000 + hash32(review.id)),
          author: review.author ?? '',
          rating: review.rating,
          title: review.title ?? '',
          body: review.body,
          version: review.version ?? '',
          votes: 0,
          createdAt: review.createdAt.replace('.000Z', '-00:00'),
        })),
      }
    },
  }
}

/** Apps of the same kind, those that are taken most first. */
export async function similarApps(
  { ref, concept }: SampleApp,
  locale: WorldLocale,
  most: number,
): Promise<SampleApp[]> {
  return (await sampleApps())
    .filter(
      (app) =>
        app.ref.store === ref.store &&
        app.concept.id === concept.id &&
        app.ref.trackId !== ref.trackId &&
        app.locales.includes(locale),
    )
    .sort((a, b) => b.dailyDownloads - a.dailyDownloads)
    .slice(0, most)
}
