import { clamp, logShare } from './estimate.ts'
import type { FirstFacts } from './first-facts.ts'
import { FIRST_RESULTS } from './search-results.ts'
import type { SureEstimate } from './searched-volume.ts'

/** Of how many apps the ratings have to be known. */
const LEAST_RATED = 3
/** Ratings with which an app is as strong as can be: lg(ratings + 1) / 6. */
const FULL_RATINGS = 999_999

/**
 * How hard it is to get among the first ten of a live store's results, 1..100: the strength of those who are there, as OpenASO
 * estimates it (`top10-authority-saturation`, version 1, MIT licence):
 *
 * - 70 × mean of lg(ratings + 1) / 6 over the apps whose ratings are known, at most 1 each
 * - 30 × mean of how well title and subtitle hold the keyword's words: the share of the words in the title, or 0.75 times that in
 *   both together, whichever is more
 *
 * where the app at place r weighs 11 − r in both means. `confidence` is √(share of the ten places that are taken × weighted share
 * of these whose ratings are known). null: the ratings of fewer than three apps are known.
 *
 * The fictional market keeps `keywordDifficulty`, so that its figures stay comparable with what was recorded of it.
 */
export function searchedDifficulty({ ratings, matches }: Pick<FirstFacts, 'ratings' | 'matches'>): SureEstimate | null {
  const places = ratings.slice(0, FIRST_RESULTS).map((count, index) => ({
    weight: FIRST_RESULTS - index,
    strength: count === null ? null : logShare(count, FULL_RATINGS),
    match: matches[index] ?? 0,
  }))
  const rated = places.flatMap(({ weight, strength }) => (strength === null ? [] : [{ weight, value: strength }]))
  if (rated.length < LEAST_RATED) return null
  const value =
    70 * weightedMean(rated) + 30 * weightedMean(places.map(({ weight, match }) => ({ weight, value: match })))
  const coverage = sumOf(rated) / sumOf(places)
  return {
    value: Math.round(clamp(value, 1, 100)),
    confidence: Math.round(100 * Math.sqrt((places.length / FIRST_RESULTS) * coverage)) / 100,
  }
}

const sumOf = (all: readonly { weight: number }[]) => all.reduce((sum, { weight }) => sum + weight, 0)

const weightedMean = (all: readonly { weight: number; value: number }[]) =>
  all.reduce((sum, { weight, value }) => sum + weight * value, 0) / sumOf(all)
