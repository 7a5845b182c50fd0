import type { TermQuery } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { measuredKeywords } from '../measured-keywords.ts'
import { noKeywords, nothing, notInMarket, type Asked, type SuggestKeywords } from './suggestion-source.ts'

/** Keywords in the market's order, or why there are none; null: the market can't be asked. */
type OfTerm = string[] | 'NOTHING_STORED' | null

/** What a market suggests for a term that was searched for, with the metrics of each. */
export const ofSeed =
  (suggest: (query: TermQuery, asked: Asked) => Promise<OfTerm>): SuggestKeywords =>
  async (asked) => {
    const { seed, ref } = asked
    if (seed === null) return nothing
    try {
      const found = await suggest({ term: seed, store: ref.store, locale: ref.locale }, asked)
      if (found === null) return notInMarket
      return typeof found === 'string' ? noKeywords(found) : await measuredKeywords(asked, found)
    } catch (error) {
      if (error instanceof MarketUnavailable) return noKeywords('STORE_UNAVAILABLE')
      throw error
    }
  }
