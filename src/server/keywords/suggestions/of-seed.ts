import type { TermQuery } from '#server/markets/market.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import { measuredKeywords } from '../measured-keywords.ts'
import { nothing, notInMarket, type Asked, type SuggestKeywords } from './suggestion-source.ts'

/** What a market suggests for a term that was searched for, in its order, with the metrics of each. */
export const ofSeed =
  (suggest: (query: TermQuery, asked: Asked) => Promise<string[] | null>): SuggestKeywords =>
  async (asked) => {
    const { seed, ref } = asked
    if (seed === null) return nothing
    try {
      const keywords = await suggest({ term: seed, store: ref.store, locale: ref.locale }, asked)
      return keywords ? await measuredKeywords(asked, keywords) : notInMarket
    } catch (error) {
      if (error instanceof MarketUnavailable) {
        return { keywords: null, reason: 'STORE_UNAVAILABLE', provenance: null }
      }
      throw error
    }
  }
