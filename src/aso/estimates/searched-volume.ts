import type { VolumePart } from '#contract/keywords/metrics.ts'
import { clamp, logShare } from './estimate.ts'
import type { FirstFacts } from './first-facts.ts'

/** What a store's completions tell of a term. */
export interface Hints {
  /** How many of its completions are longer and begin with the term; null: not asked. */
  extensions: number | null
  /** As many as the store completes with at most. */
  most: number
  /** Characters after which the store completes to the term, one more than it has: never; null: not known. */
  prefixLength: number | null
}

/** An estimate, and how much of what it is made of is known, 0..1. */
export interface SureEstimate {
  value: number
  confidence: number
}

export interface SearchedVolume extends SureEstimate {
  /** Parts that are not known. */
  missing: VolumePart[]
}

const LEAST = 5
const MOST = 100
/** What the parts count for; their sum is 1. */
export type VolumeWeights = Readonly<Record<VolumePart, number>>
export const PUBLISHED_WEIGHTS: VolumeWeights = { ratings: 0.5, suggestions: 0.3, characters: 0.2 }
/** Ratings of the first ten together with which the mass is full. */
const FULL_MASS = 10_000_000
/** What a further character counts for, of the one before. */
const PER_CHARACTER = 0.85

/**
 * How much a keyword that a live store was searched for is searched for, 5..100: 5 + 95 times
 *
 * - 0.5 × the ratings of the first ten together (logarithmic, full at 10,000,000)
 * - 0.3 × how many longer completions the store has for it, of as many as it gives
 * - 0.2 × 0.85^(n − 1), where the store completes to it after n characters
 *
 * A part that is not known is left out, and the weights of the others are raised to 1; `confidence` is their sum before. null:
 * none is known. The number of results is left out: it says nothing (Spearman .03 against Apple's own popularity of 229 terms of
 * the United States in August 2026). The same terms gave .49 for the ratings, .60 and .53 for the two of the completions, and .68
 * for the three in these weights, which were chosen on them.
 *
 * @param weights of a country in which there are official popularities (`calibratedWeights`); else those above
 *
 * The fictional market keeps `keywordVolume`: its completions are in the order of that very estimate, so they tell nothing more.
 */
export const searchedVolume = (
  facts: Pick<FirstFacts, 'ratings'>,
  hints: Hints,
  weights = PUBLISHED_WEIGHTS,
): SearchedVolume | null => volumeFrom(volumeShares(facts, hints), weights)

/** As `searchedVolume`, of what its parts are. */
export function volumeFrom(shares: VolumeShares, weights: VolumeWeights): SearchedVolume | null {
  const parts = Object.entries(shares).map(([part, share]) => ({ part: part as VolumePart, share }))
  const known = parts.flatMap(({ part, share }) => (share === null ? [] : [{ weight: weights[part], share }]))
  const confidence = known.reduce((sum, { weight }) => sum + weight, 0)
  if (confidence === 0) return null
  const score = known.reduce((sum, { weight, share }) => sum + weight * share, 0) / confidence
  return {
    value: Math.round(LEAST + (MOST - LEAST) * score),
    confidence: Math.round(100 * confidence) / 100,
    missing: parts.flatMap(({ part, share }) => (share === null ? [part] : [])),
  }
}

/** How far each part of the volume is full, 0..1; null: not known. */
export type VolumeShares = Record<VolumePart, number | null>

/** What each part of a keyword's volume is, whatever it weighs. */
export function volumeShares({ ratings }: Pick<FirstFacts, 'ratings'>, hints: Hints): VolumeShares {
  const known = ratings.filter((count) => count !== null)
  const isTold = known.length > 0 || ratings.length === 0
  const { extensions, most, prefixLength } = hints
  const mass = known.reduce((sum, count) => sum + count, 0)
  return {
    ratings: isTold ? logShare(mass, FULL_MASS) : null,
    suggestions: extensions === null ? null : clamp(extensions / most, 0, 1),
    characters: prefixLength === null ? null : PER_CHARACTER ** Math.max(0, prefixLength - 1),
  }
}
