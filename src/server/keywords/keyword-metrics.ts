import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { getKeywordMetrics } from '#contract/keywords/suggestions.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { withOwners } from './owners.ts'
import { measuredKeywords } from './measured-keywords.ts'

/** Of keywords that people type themselves, in the form in which they are tracked; a dump knows nothing of any search. */
export const keywordMetrics = serve(getKeywordMetrics, async ({ body: { keywords, ...ref }, caller, services }) => {
  const market = marketOf(caller, services)
  const listing = await requireListing(market, ref)
  const now = services.clock()
  const known = keywords.map((keyword) => normaliseKeyword(keyword, ref.locale) ?? keyword)
  if (market.id === 'archive') return { keywords: null, provenance: null }
  const { keywords: measured, provenance } = await measuredKeywords(
    { ref, listing, market, day: dayOf(now), caller, services },
    known,
  )
  return { keywords: await withOwners({ db: services.db, caller, market, ref, now }, measured), provenance }
})
