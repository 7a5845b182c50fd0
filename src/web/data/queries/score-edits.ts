import { rankEdits, type WeighedEdit } from '#aso/score/best-edit.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { AppDetails, getAverageRating } from '#contract/overview/overview.ts'

/** What the score is based on, as far as it is known here. */
export interface ScoredBy {
  details: AppDetails | undefined
  rating: EndpointOutput<typeof getAverageRating> | undefined
}

interface Found extends Pick<ScoredBy, 'rating'> {
  at: number
  market: readonly KeywordMetrics[]
  edits: WeighedEdit[]
}

/** By listing: pages that show it ask again each time they are drawn. */
const found = new WeakMap<AppDetails, Found>()
const noMarket: readonly KeywordMetrics[] = []

/**
 * Edits that would raise the score, the most effective first. `at`: when the score was computed, ms since 1970, because
 * a listing ages. `market`: keywords of the country, to suggest words. null: not everything that the score is based on
 * is known here.
 */
export function scoreEdits(
  { details, rating }: ScoredBy,
  at: number,
  market: readonly KeywordMetrics[] = noMarket,
): WeighedEdit[] | null {
  if (!details || !rating) return null
  const last = found.get(details)
  if (last?.rating === rating && last.at === at && last.market === market) return last.edits
  const { avgRating, ratingCount } = rating
  const stars = avgRating !== null && ratingCount !== null ? { avgRating, ratingCount } : null
  const edits = rankEdits(details, { rating: stars, now: new Date(at) }, market)
  found.set(details, { rating, at, market, edits })
  return edits
}
