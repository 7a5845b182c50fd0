import type { MarketSource } from './market.ts'

type Facts = Pick<MarketSource, 'id' | 'pastDays'>
export type MarketMethod = Exclude<keyof MarketSource, keyof Facts>

/** Every method by name; the type says when one is missing. */
const methods: Record<MarketMethod, true> = {
  about: true,
  demoProjects: true,
  locales: true,
  search: true,
  localesOf: true,
  listing: true,
  listings: true,
  versions: true,
  featuredCountries: true,
  rating: true,
  listingPast: true,
  ratingPast: true,
  dailyPerformance: true,
  performance: true,
  storefrontPerformance: true,
  countRankedKeywords: true,
  rankedKeywords: true,
  unlistedKeywords: true,
  keywordMetrics: true,
  keywordResults: true,
  keywordLeaders: true,
  storeResults: true,
  autoComplete: true,
  relatedKeywords: true,
  keywordRanks: true,
  chartCategories: true,
  chart: true,
  categoryRankings: true,
  reviews: true,
  events: true,
  storePage: true,
  localizedTexts: true,
  picture: true,
}

/** A call of one method, with the arguments it was given. */
export type Call = (source: Pick<MarketSource, MarketMethod>) => Promise<unknown>

/** A market whose every call is made by `around`, which says on which source and what becomes of a failure. */
export function wrapMarket({ id, pastDays }: Facts, around: (call: Call) => Promise<unknown>): MarketSource {
  const wrapped = Object.keys(methods).map((name) => {
    const method = name as MarketMethod // the record has no other keys
    const forward = (...args: unknown[]) =>
      around((source) => Reflect.apply(source[method], source, args) as Promise<unknown>)
    return [method, forward]
  })
  // Each method takes and answers what that of the source does.
  return { id, pastDays, ...(Object.fromEntries(wrapped) as Pick<MarketSource, MarketMethod>) }
}
