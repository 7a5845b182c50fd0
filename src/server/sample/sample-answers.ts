import { searchDepth } from '#contract/keywords/search-depth.ts'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { ListingRef } from '#contract/store.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { fictional } from '#server/markets/provenance.ts'
import { sampleApp, sampleApps } from './apps.ts'
import { categories, chartCategories } from './categories.ts'
import { categoryRankingsOf } from './charts/category-rankings.ts'
import { chartOn } from './charts/chart.ts'
import { demoProjects } from './demo.ts'
import { dayNumber, parseDay, timestampOf } from './days.ts'
import { eventsOf } from './events/events.ts'
import { featuringsOf } from './figures/featuring.ts'
import { dailyPerformanceOf, performanceOf } from './figures/performance.ts'
import { languagesOf, localeOfTag } from './listings/languages.ts'
import { listingChangesOf } from './listings/listing-changes.ts'
import { listingOf, summaryOf } from './listings/listing.ts'
import { isWorldLocale, localeOfCountry } from './locales.ts'
import { dailyStorefrontPerformanceOf, storefrontPerformanceOf } from './figures/storefront-performance.ts'
import { ratingOf, ratingsBetween } from './figures/ratings.ts'
import { samplePicture } from './pictures/picture.ts'
import { reviewsOf } from './reviews/reviews.ts'
import { completionsOf } from './search/completions.ts'
import { foundInStore } from './search/found-in-store.ts'
import { relatedTo } from './search/related.ts'
import { keywordMetricsOf } from './search/keyword-metrics.ts'
import { keywordRanksOf } from './search/keyword-ranks.ts'
import { countRankedKeywords, rankedKeywordsOf, unlistedKeywordsOf } from './search/ranked-keywords.ts'
import { findApps } from './search/find-apps.ts'
import { editionOn } from './writing/editions.ts'
import { storePageOf } from './listings/store-page.ts'
import { versionsOf } from './listings/versions.ts'

const findListed = async (ref: ListingRef) => {
  const app = await sampleApp(ref)
  return app?.locales.includes(ref.locale) ? app : null
}

/** What the fictional market says. */
export const sampleAnswers = (clock: () => Date): Omit<MarketSource, 'id' | 'pastDays' | 'locales'> => ({
  async about() {
    const examples = demoProjects.map(({ app: { store, trackId } }) => ({ store, trackId, locale: DEFAULT_LOCALE }))
    return { apps: (await sampleApps()).length, examples }
  },

  demoProjects: async () => demoProjects,

  async search({ text, locale, store, limit }) {
    if (!isWorldLocale(locale)) return []
    const found = await findApps({ text, locale, store, day: dayNumber(clock()), matching: 'typing' })
    return found.slice(0, limit).map(({ app, edition }) => summaryOf(app, locale, edition))
  },

  async localesOf(ref) {
    return [...((await sampleApp(ref))?.locales ?? [])]
  },

  async listing(ref) {
    const app = await findListed(ref)
    return app && listingOf(app, ref.locale, clock())
  },

  async listings(refs) {
    const found = await Promise.all(refs.map(findListed))
    return refs.flatMap(({ locale }, at) => {
      const app = found[at]
      return (app && listingOf(app, locale, clock())) ?? []
    })
  },

  async versions(ref) {
    const app = await findListed(ref)
    return app && versionsOf(app, ref.locale, clock())
  },

  async featuredCountries(ref, days) {
    const app = await sampleApp(ref)
    if (!app) return null
    const today = dayNumber(clock())
    const featured = featuringsOf(app, today, days)
    const countries = [...new Set(featured.map(({ country }) => country))].toSorted()
    return { countries, featured, provenance: fictional(timestampOf(today)) }
  },

  async rating(ref) {
    const app = await findListed(ref)
    return app && ratingOf(app, ref.locale, clock())
  },

  async listingPast(ref, since) {
    const app = await findListed(ref)
    const now = clock()
    return (
      app && { changes: listingChangesOf(app, ref.locale, parseDay(since), dayNumber(now)), asOf: now.toISOString() }
    )
  },

  async ratingPast(ref, from, to) {
    const app = await findListed(ref)
    if (!app) return null
    const today = dayNumber(clock())
    return {
      days: ratingsBetween(app, ref.locale, parseDay(from), Math.min(parseDay(to), today)),
      asOf: timestampOf(today),
    }
  },

  async dailyPerformance(ref, days, country) {
    const app = await sampleApp(ref)
    if (!app) return null
    return country === undefined
      ? dailyPerformanceOf(app, clock(), days)
      : dailyStorefrontPerformanceOf(app, country, clock(), days)
  },

  async performance(ref) {
    const app = await sampleApp(ref)
    return app && performanceOf(app, clock())
  },

  async storefrontPerformance(ref) {
    const app = await sampleApp(ref)
    return app && storefrontPerformanceOf(app, clock())
  },

  async countRankedKeywords(ref, day, top) {
    const app = await findListed(ref)
    return app && countRankedKeywords(app, ref.locale, parseDay(day), top)
  },

  async rankedKeywords(ref, day) {
    const app = await findListed(ref)
    return app && rankedKeywordsOf(app, ref.locale, parseDay(day))
  },

  async unlistedKeywords(ref, day, keywords) {
    const app = await findListed(ref)
    return app ? unlistedKeywordsOf(app, ref.locale, parseDay(day), keywords) : []
  },

  async keywordMetrics(ref, day, keywords) {
    const app = await findListed(ref)
    return app && isWorldLocale(ref.locale) ? keywordMetricsOf(app, ref.locale, parseDay(day), keywords) : null
  },

  async keywordResults({ keyword, locale, store, day }) {
    if (!isWorldLocale(locale)) return { apps: [], asOf: clock().toISOString() }
    const found = await findApps({ text: keyword, locale, store, day: parseDay(day), matching: 'exact' })
    const apps = found.slice(0, searchDepth(store)).map(({ app, edition }) => summaryOf(app, locale, edition))
    return { apps, asOf: timestampOf(parseDay(day)) }
  },

  // Its results tell the ratings of all apps.
  keywordLeaders: async () => null,

  async storeResults({ term, locale, store }) {
    const now = clock()
    const found = isWorldLocale(locale) ? await foundInStore(term, locale, store, now) : []
    return { apps: found, asOf: now.toISOString(), stale: false }
  },

  async autoComplete({ term, locale, store }) {
    return isWorldLocale(locale) ? completionsOf(term, locale, store, dayNumber(clock())) : []
  },

  async relatedKeywords({ term, locale, store }) {
    return isWorldLocale(locale) ? relatedTo(term, locale, store, dayNumber(clock())) : []
  },

  async keywordRanks({ store, locale, trackIds, keywords, from, to }) {
    if (!isWorldLocale(locale)) return null
    const stretch = { store, locale, from: parseDay(from), to: parseDay(to) }
    return keywordRanksOf(stretch, trackIds, keywords)
  },

  picture: samplePicture,

  chartCategories: async (store) => chartCategories(store),

  async chart(query) {
    const { store, locale, category, group } = query
    if (!isWorldLocale(locale) || (category !== null && !Object.hasOwn(categories, category))) return null
    const day = parseDay(query.day)
    const apps = await chartOn({ store, locale, category, group }, day)
    return {
      ...query,
      apps: apps.map((app) => summaryOf(app, locale, editionOn(app, day) ?? 0)),
      provenance: fictional(timestampOf(day)),
    }
  },

  async categoryRankings({ ref, group, from, to }) {
    const app = await findListed(ref)
    if (!app || !isWorldLocale(ref.locale)) return null
    const until = Math.min(parseDay(to), dayNumber(clock()))
    return categoryRankingsOf(app, { locale: ref.locale, group, from: parseDay(from), to: until })
  },

  async reviews(ref, page) {
    const app = await findListed(ref)
    return app && isWorldLocale(ref.locale) ? reviewsOf(app, ref.locale, page, clock()) : null
  },

  async storePage(ref) {
    const app = await findListed(ref)
    return app && isWorldLocale(ref.locale) ? storePageOf(app, ref.locale, clock()) : null
  },

  async localizedTexts(ref, language) {
    const app = ref.store === 'APP_STORE' ? await findListed(ref) : null
    const locale = localeOfTag(language)
    if (!app || !locale || !isWorldLocale(ref.locale) || !languagesOf(app, ref.locale).includes(language)) return null
    const listing = listingOf(app, locale, clock())
    return (
      listing && {
        title: listing.title,
        shortDescription: listing.shortDescription,
        description: listing.description,
      }
    )
  },

  async events({ store, trackIds, countries, from, to }) {
    const apps = await Promise.all(trackIds.map((trackId) => sampleApp({ store, trackId })))
    const locales = countries.flatMap((country) => localeOfCountry(country) ?? [])
    return apps
      .flatMap((app) => (app ? locales.flatMap((locale) => eventsOf(app, locale, parseDay(from), parseDay(to))) : []))
      .sort((a, b) => b.from.localeCompare(a.from))
  },
})
