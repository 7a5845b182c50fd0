import { StoreUnavailable } from './live/gateway/store-failure.ts'
import type { MarketSource } from './market.ts'
import { wrapMarket } from './wrap-market.ts'

/** The source of a market's data failed; `cause` says how. Callers are told to try again later. */
export class MarketUnavailable extends Error {
  override readonly name = 'MarketUnavailable'
  readonly market: MarketSource['id']
  /** When asking again makes sense, whole seconds; null: not known. */
  readonly retryAfterSeconds: number | null
  constructor(market: MarketSource['id'], cause: unknown) {
    super(`The ${market} market does not answer.`, { cause })
    this.market = market
    this.retryAfterSeconds = cause instanceof StoreUnavailable ? cause.retryAfterSeconds : null
  }
}

/** The same market; whatever its source throws is a `MarketUnavailable`. */
export const reportingFailures = (source: MarketSource): MarketSource =>
  wrapMarket(source, async (call) => {
    try {
      return await call(source)
    } catch (error) {
      throw new MarketUnavailable(source.id, error)
    }
  })
