import { HISTORY_DAYS } from '#contract/limits.ts'
import type { ListingRef } from '#contract/store.ts'
import type { MarketSource } from '../market-source.ts'
import { sampleApp } from './apps.ts'
import { dayNumber, parseDay, timestampOf } from './days.ts'
import { featuredCountriesOf, performanceOf, ratingOf } from './history.ts'
import { listingOf, summaryOf, textOf } from './listing.ts'
import { releasesOf } from './releases.ts'
import { fictional } from '../provenance.ts'
import { countRankedKeywords } from './ranked-keywords.ts'
import { popularity, storefront } from './storefront.ts'

const VERSIONS_SHOWN = 12

const findListed = async (ref: ListingRef) => {
  const app = await sampleApp(ref)
  return app?.locales.includes(ref.locale) ? app : null
}

/** The fictional market: the same on every machine on the same day, drifting from day to day. */
export const sampleMarket = (clock: () => Date): MarketSource => ({
  id: 'sample',
  pastDays: HISTORY_DAYS,

  async search({ text, locale, store, limit }) {
    const today = dayNumber(clock())
    const { match } = await storefront(locale)
    return match(text, { whileTyping: true })
      .filter(({ app }) => store === undefined || app.ref.store === store)
      .map(({ app, relevance }) => ({ app, score: relevance * popularity(app, locale, today) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit)
      .map(({ app }) => summaryOf(app, locale))
  },

  async localesOf(ref) {
    return [...((await sampleApp(ref))?.locales ?? [])]
  },

  async listing(ref) {
    const app = await findListed(ref)
    return app && listingOf(app, ref.locale, clock())
  },

  async versions(ref) {
    const app = await findListed(ref)
    if (!app) return null
    const { releaseNotes, title, tagline, promotionalText, description } = textOf(app, ref.locale)
    return releasesOf(app, clock(), VERSIONS_SHOWN).map(({ version, releasedAt, number }) => ({
      version,
      releasedAt,
      releaseNotes: number === 0 ? null : (releaseNotes[number % releaseNotes.length] ?? null),
      texts: { title, shortDescription: tagline, promotionalText, description },
    }))
  },

  async featuredCountries(ref, days) {
    const app = await sampleApp(ref)
    if (!app) return null
    const today = dayNumber(clock())
    return {
      countries: featuredCountriesOf(app, today, days),
      provenance: fictional(timestampOf(today)),
    }
  },

  async rating(ref) {
    const app = await findListed(ref)
    return app && ratingOf(app, ref.locale, clock())
  },

  async performance(ref) {
    const app = await sampleApp(ref)
    return app && performanceOf(app, clock())
  },

  async countRankedKeywords(ref, day) {
    const app = await findListed(ref)
    return app && countRankedKeywords(app, ref.locale, parseDay(day))
  },

  keywordResults: async () => null,
  chart: async () => null,
  categoryRankings: async () => null,
  reviews: async () => null,
  events: async () => null,
})
