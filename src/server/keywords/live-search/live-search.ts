import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { searchDepth } from '#contract/keywords/search-depth.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { MarketUnavailable } from '#server/markets/market-unavailable.ts'
import type { MarketSource, TermQuery } from '#server/markets/market.ts'
import { fictional, measured } from '#server/markets/provenance.ts'
import { countAsked } from '../count-asked.ts'
import { earlierResults } from './earlier-results.ts'

export const liveSearch = serve(getLiveSearch, async ({ body, caller, services }) => {
  const { store, locale, comparedTo } = body
  // What is no keyword can be searched for; no database column takes control characters.
  const term = normaliseKeyword(body.term, locale) ?? body.term.replaceAll(/\p{Cc}+/gu, ' ').toWellFormed()
  const market = marketOf(caller, services)
  await countAsked({ market, caller, services })
  const results = await resultsOf(market, { term, store, locale })
  const query = { keyword: term, store, locale, comparedTo, origin: results?.origin }
  const earlier = await earlierResults(query, { market, caller, services })
  if (!results) return { apps: null, ...earlier, provenance: null }
  const { apps, origin, asOf, stale } = results
  const provenance = market.id === 'sample' ? fictional(asOf) : measured(asOf, stale)
  return { apps: apps.slice(0, searchDepth(store)), ...(origin && { origin }), ...earlier, provenance }
})

/** A store that does not answer is told as one that can't be searched: what was listed before is still known. */
async function resultsOf(market: MarketSource, query: TermQuery) {
  try {
    return await market.storeResults(query)
  } catch (error) {
    if (error instanceof MarketUnavailable) return null
    throw error
  }
}
