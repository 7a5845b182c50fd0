import { keywordCandidates } from '#aso/keyword-candidates.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { getKeywordSuggestions, type KeywordMetrics } from '#contract/keywords.ts'
import { withPrefetch } from '#server/endpoints/serve.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { toldBy } from '#server/markets/provenance.ts'
import { onlyRanked, trackedRanks } from './tracked-ranks.ts'

/** The listing's own words and what the market says of them; where it can't be asked for so many, what is kept. */
export const suggestions = withPrefetch(
  getKeywordSuggestions,
  async ({ body, caller, services }) => {
    const source = marketOf(caller, services)
    const listing = await requireListing(source, body)
    const candidates = keywordCandidates(listing, listing.locale, SUGGESTIONS_MAX)
    const day = dayOf(services.clock())
    const metrics = await source.keywordMetrics(body, day, candidates)
    return { source, listing, candidates, day, metrics }
  },
  async ({ body, caller, db, services }, prefetched) => {
    const { source, listing, candidates, day, metrics } = prefetched()
    if (metrics) {
      return { keywords: metrics.sort(byRelevancy), provenance: toldBy(source.id, `${day}T00:00:00.000Z`) }
    }
    const kept = await trackedRanks(db, caller, body, services.clock())
    const ranks = new Map((kept?.keywords ?? []).map((one) => [one.keyword, one]))
    const keywords = candidates.map((keyword) => ranks.get(keyword) ?? onlyRanked(keyword))
    return { keywords, provenance: toldBy(source.id, listing.retrievedAt) }
  },
)

/** What is not known comes last. */
const byRelevancy = (a: KeywordMetrics, b: KeywordMetrics) =>
  (b.relevancy ?? -1) - (a.relevancy ?? -1) || (b.volume ?? 0) - (a.volume ?? 0)
