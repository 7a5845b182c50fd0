import { getKeywordSuggestions } from '#contract/keywords/suggestions.ts'
import type { SuggestionSource } from '#contract/keywords/suggestion-source.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { countAsked } from '../count-asked.ts'
import { suggestedByAi } from './ai.ts'
import { fromMetadata } from './metadata.ts'
import { withOwners } from '../owners.ts'
import { ofSeed } from './of-seed.ts'
import { whatRanks } from './ranked.ts'
import { relatedTo, withPool } from './related.ts'
import type { SuggestKeywords } from './suggestion-source.ts'

const sources: Readonly<Record<SuggestionSource, SuggestKeywords>> = {
  metadata: fromMetadata,
  ranked: whatRanks,
  'auto-complete': ofSeed(async (query, asked) => {
    await countAsked(asked)
    return asked.market.autoComplete(query)
  }),
  related: withPool(ofSeed(relatedTo)),
  ai: suggestedByAi,
}

export const suggestions = serve(
  getKeywordSuggestions,
  async ({ params, body: { seed = null, ...ref }, caller, services }) => {
    const market = marketOf(caller, services)
    const listing = await requireListing(market, ref)
    const now = services.clock()
    const asked = { ref, listing, seed, market, day: dayOf(now), caller, services }
    const { keywords, ...rest } = await sources[params.source](asked)
    return {
      ...rest,
      keywords: keywords && (await withOwners({ db: services.db, caller, market, ref, now }, keywords)),
    }
  },
)
