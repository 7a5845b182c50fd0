import { StoreUnavailable } from './live/gateway/store-failure.ts'
import type { MarketSource } from './market.ts'

/** The source of a market's data failed; `cause` says how. Callers are told to try again later. */
export class MarketDown extends Error {
  override readonly name = 'MarketDown'
  readonly market: MarketSource['id']
  /** When asking again makes sense, whole seconds; null: not known. */
  readonly retryAfterSeconds: number | null
  constructor(market: MarketSource['id'], cause: unknown) {
    super(`The ${market} market does not answer.`, { cause })
    this.market = market
    this.retryAfterSeconds = cause instanceof StoreUnavailable ? cause.retryAfterSeconds : null
  }
}

/** The same market; whatever its source throws is a `MarketDown`. */
export function reporting(source: MarketSource): MarketSource {
  const orDown = async <T>(answer: () => Promise<T>): Promise<T> => {
    try {
      return await answer()
    } catch (error) {
      throw new MarketDown(source.id, error)
    }
  }
  return {
    id: source.id,
    pastDays: source.pastDays,
    about: () => orDown(() => source.about()),
    locales: () => orDown(() => source.locales()),
    search: (query) => orDown(() => source.search(query)),
    localesOf: (app) => orDown(() => source.localesOf(app)),
    listing: (ref) => orDown(() => source.listing(ref)),
    versions: (ref) => orDown(() => source.versions(ref)),
    featuredCountries: (app, days) => orDown(() => source.featuredCountries(app, days)),
    rating: (ref) => orDown(() => source.rating(ref)),
    listingPast: (ref, since) => orDown(() => source.listingPast(ref, since)),
    ratingPast: (ref, from, to) => orDown(() => source.ratingPast(ref, from, to)),
    dailyPerformance: (app, days, country) => orDown(() => source.dailyPerformance(app, days, country)),
    performance: (ref) => orDown(() => source.performance(ref)),
    storefrontPerformance: (app) => orDown(() => source.storefrontPerformance(app)),
    countRankedKeywords: (ref, day, top) => orDown(() => source.countRankedKeywords(ref, day, top)),
    rankedKeywords: (ref, day) => orDown(() => source.rankedKeywords(ref, day)),
    keywordMetrics: (ref, day, keywords) => orDown(() => source.keywordMetrics(ref, day, keywords)),
    keywordResults: (query) => orDown(() => source.keywordResults(query)),
    chartCategories: (store) => orDown(() => source.chartCategories(store)),
    chart: (query) => orDown(() => source.chart(query)),
    categoryRankings: (query) => orDown(() => source.categoryRankings(query)),
    reviews: (ref, page) => orDown(() => source.reviews(ref, page)),
    events: (query) => orDown(() => source.events(query)),
  }
}
