import { clamp, logShare, type Estimate } from './estimate.ts'
import { FIRST_RESULTS, resultFacts, type SearchResults } from './search-results.ts'

/**
 * How hard it is to get among the first ten for a keyword, 1..100: the strength of those who are there.
 *
 * - 0..45 for the median ratings of the first ten (logarithmic, full at 100,000)
 * - 0..15 for the ratings of the strongest (logarithmic, full at 1,000,000)
 * - 0..30 for the share of the first ten with every word in the title
 * - 0..10 for their median stars (none at 3, full at 4.8)
 *
 * all times the share of the first ten places that are taken: a free place is easy to have. Apps that nobody has rated
 * are left out of medians and not counted as bad ones. What is looked at follows the open `aso` library (title matches,
 * installs or ratings, stars) and Sensor Tower's and Appfigures' descriptions of their scores; the weights are our own.
 */
export function keywordDifficulty(results: SearchResults): Estimate {
  const { resultCount, titleMatches, leaderRatings, medianRatings, medianStars } = resultFacts(results)
  const strength =
    45 * logShare(medianRatings ?? 0, 100_000) +
    15 * logShare(leaderRatings, 1_000_000) +
    3 * titleMatches +
    (medianStars === null ? 0 : 10 * clamp((medianStars - 3) / 1.8, 0, 1))
  const taken = Math.min(1, resultCount / FIRST_RESULTS)
  return {
    value: Math.round(clamp(strength * taken, 1, 100)),
    inputs: [
      { name: 'resultCount', value: resultCount },
      { name: 'medianRatings', value: medianRatings },
      { name: 'leaderRatings', value: leaderRatings },
      { name: 'titleMatches', value: titleMatches },
      { name: 'averageRating', value: medianStars },
    ],
  }
}
