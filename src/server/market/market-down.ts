import type { MarketSource } from '../stores/market-source.ts'

/** The source of a market's data failed; `cause` says how. Callers are told to try again later. */
export class MarketDown extends Error {
  override readonly name = 'MarketDown'
  readonly market: MarketSource['id']
  constructor(market: MarketSource['id'], cause: unknown) {
    super(`The ${market} market does not answer.`, { cause })
    this.market = market
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
    search: (query) => orDown(() => source.search(query)),
    localesOf: (app) => orDown(() => source.localesOf(app)),
    listing: (ref) => orDown(() => source.listing(ref)),
    versions: (ref) => orDown(() => source.versions(ref)),
    featuredCountries: (app, days) => orDown(() => source.featuredCountries(app, days)),
    rating: (ref) => orDown(() => source.rating(ref)),
    performance: (app) => orDown(() => source.performance(app)),
    countRankedKeywords: (ref, day) => orDown(() => source.countRankedKeywords(ref, day)),
  }
}
