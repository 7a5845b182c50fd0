import { keywordCandidates } from '#aso/keyword-candidates.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { SUGGESTIONS_MAX } from '#contract/protocol/limits.ts'
import { measuredKeywords } from '../measured-keywords.ts'
import type { SuggestKeywords } from './suggestion-source.ts'

/** The listing's own words, most relevant first. */
export const fromMetadata: SuggestKeywords = async (asked) => {
  const { listing } = asked
  const { keywords, provenance } = await measuredKeywords(
    asked,
    keywordCandidates(listing, listing.locale, SUGGESTIONS_MAX),
  )
  return { keywords: keywords.sort(byRelevancy), provenance }
}

/** What is not known comes last. */
const byRelevancy = (a: KeywordMetrics, b: KeywordMetrics) =>
  (b.relevancy ?? -1) - (a.relevancy ?? -1) || (b.volume ?? 0) - (a.volume ?? 0)
