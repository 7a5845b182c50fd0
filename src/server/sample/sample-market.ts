import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { worldLocales } from './locales.ts'

/**
 * The fictional market: the same on every machine on the same day, drifting from day to day. All of it is read when
 * somebody first asks, so that a server starts as fast without it.
 */
export function sampleMarket(clock: () => Date): MarketSource {
  let read: ReturnType<typeof readAnswers> | undefined
  const answers = () => (read ??= readAnswers(clock))
  return {
    id: 'sample',
    pastDays: HISTORY_DAYS,
    about: async () => (await answers()).about(),
    locales: async () => worldLocales,
    search: async (query) => (await answers()).search(query),
    localesOf: async (app) => (await answers()).localesOf(app),
    listing: async (ref) => (await answers()).listing(ref),
    versions: async (ref) => (await answers()).versions(ref),
    featuredCountries: async (app, days) => (await answers()).featuredCountries(app, days),
    rating: async (ref) => (await answers()).rating(ref),
    listingPast: async (ref, since) => (await answers()).listingPast(ref, since),
    ratingPast: async (ref, from, to) => (await answers()).ratingPast(ref, from, to),
    dailyPerformance: async (app, days, country) => (await answers()).dailyPerformance(app, days, country),
    performance: async (ref) => (await answers()).performance(ref),
    storefrontPerformance: async (app) => (await answers()).storefrontPerformance(app),
    countRankedKeywords: async (ref, day, top) => (await answers()).countRankedKeywords(ref, day, top),
    rankedKeywords: async (ref, day) => (await answers()).rankedKeywords(ref, day),
    keywordMetrics: async (ref, day, keywords) => (await answers()).keywordMetrics(ref, day, keywords),
    keywordResults: async (query) => (await answers()).keywordResults(query),
    chartCategories: async (store) => (await answers()).chartCategories(store),
    chart: async (query) => (await answers()).chart(query),
    categoryRankings: async (query) => (await answers()).categoryRankings(query),
    reviews: async (ref, page) => (await answers()).reviews(ref, page),
    events: async (query) => (await answers()).events(query),
  }
}

const readAnswers = async (clock: () => Date) => (await import('./sample-answers.ts')).sampleAnswers(clock)
