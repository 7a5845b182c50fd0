import { clamp, logShare, type Estimate } from './estimate.ts'
import { FIRST_RESULTS, resultFacts, type SearchResults } from './search-results.ts'

const LEAST = 5
const MOST = 100

/**
 * How much a keyword is searched for, 5..100, on the scale of Apple's search popularity (LIM rows of the specification).
 * Estimated from what the store lists, for stores publish no volume: 5
 *
 * - + 0..25 for the number of results (logarithmic, full at 200: as many as a store shows)
 * - + 0..30 for the ratings of the most rated of the first ten (logarithmic, full at 1,000,000)
 * - + 0..20 for the median ratings of the first ten (logarithmic, full at 100,000)
 * - + 0..20 for the share of the first ten with every word in the title: developers write what people type
 * - the ratings in part where fewer than ten are listed: few results tell little of what people look for
 * - − 8 for each word after the first, at most 24: longer searches are rarer
 *
 * No results: 5. The parts are those that open tools publish (results, leader, median, titles, words: the methodology
 * of RespectASO and the regressions of practitioners); the weights are our own and not calibrated against Apple's figures,
 * which may be up to about 10 points away.
 */
export function keywordVolume(results: SearchResults): Estimate {
  const { resultCount, wordCount, titleMatches, leaderRatings, medianRatings } = resultFacts(results)
  const ratings = 30 * logShare(leaderRatings, 1_000_000) + 20 * logShare(medianRatings ?? 0, 100_000)
  const taken = Math.min(1, resultCount / FIRST_RESULTS)
  const supply = 25 * logShare(resultCount, 200) + ratings * taken + 2 * titleMatches
  const value = resultCount === 0 ? LEAST : LEAST + supply - Math.min(24, 8 * Math.max(0, wordCount - 1))
  return {
    value: Math.round(clamp(value, LEAST, MOST)),
    inputs: [
      { name: 'resultCount', value: resultCount },
      { name: 'leaderRatings', value: leaderRatings },
      { name: 'medianRatings', value: medianRatings },
      { name: 'titleMatches', value: titleMatches },
      { name: 'wordCount', value: wordCount },
    ],
  }
}

/** Apple's search popularity of 1..100 on the scale of volumes: what Apple's own tools show begins at 5. */
export const officialVolume = (popularity: number): number => clamp(popularity, LEAST, MOST)

/**
 * The estimate of a keyword that Apple does not list, on the scale of those that it lists: below the least searched for of
 * them, in the order of the estimates. Without that, an estimate of 79 could stand beside a listed 36 although Apple says that
 * it is searched for less.
 *
 * @param estimate as `keywordVolume` tells it
 * @param leastListed volume of the last keyword that Apple lists
 */
export function belowListed(estimate: number, leastListed: number): number {
  const most = Math.max(LEAST, officialVolume(leastListed) - 1)
  return LEAST + Math.round(((clamp(estimate, LEAST, MOST) - LEAST) * (most - LEAST)) / (MOST - LEAST))
}
