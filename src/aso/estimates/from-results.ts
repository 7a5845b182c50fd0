import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Locale } from '#contract/store.ts'
import type { FirstFacts } from './first-facts.ts'
import { relevancyAmong } from './relevancy.ts'
import { FIRST_RESULTS } from './search-results.ts'
import { searchedDifficulty } from './searched-difficulty.ts'
import { searchedVolume, type Hints, type VolumeWeights } from './searched-volume.ts'

/** Results of which all that counts is kept: the first ten besides the app that is asked about. */
export const LEADERS_KEPT = FIRST_RESULTS + 1

/** Weights of the volume that were found on official popularities of a country. */
export interface Calibration {
  weights: VolumeWeights
  /** How many official popularities. */
  terms: number
  /** UTC day, ISO, on which they were found. */
  day: UtcDay
}

/** A search of a live store as it is kept. */
export interface KeptSearch {
  keyword: string
  locale: Locale
  /** At most 200: stores show no more. */
  resultCount: number
  facts: FirstFacts
  hints: Hints
  /** Of the country; null: the published weights hold. */
  calibration: Calibration | null
  /** Place of the app that is asked about, from 1; null: it is not among the results. */
  rank: number | null
}

type Estimates = Pick<KeywordMetrics, 'volume' | 'difficulty' | 'relevancy' | 'appsCount' | 'type' | 'confidence'>
type Texts = Parameters<typeof relevancyAmong>[1]

/**
 * What can be estimated of a keyword from a kept search: volume 5..100, difficulty 1..100 and relevancy 0..100, each null where
 * too little is known for it. `type` is told by the names of the leaders; null where nothing is listed.
 * @param listing of the app that is asked about; null: not known
 */
export function estimatesFrom(search: KeptSearch, listing: Texts | null): Estimates {
  const { keyword, locale, resultCount, facts, hints, calibration, rank } = search
  // Nothing is kept of the apps of some lists: that is not a list without apps.
  const isUntold = resultCount > 0 && facts.ratings.length === 0
  const volume = searchedVolume({ ratings: isUntold ? [null] : facts.ratings }, hints, calibration?.weights)
  const difficulty = searchedDifficulty(facts)
  const others = facts.categories.filter((_, index) => index + 1 !== rank).slice(0, FIRST_RESULTS)
  const relevancy = listing && relevancyAmong({ keyword, locale, categories: others }, listing)
  const known = (all: readonly unknown[]) => all.filter((one) => one !== null).length
  return {
    volume: volume?.value ?? null,
    difficulty: difficulty?.value ?? null,
    relevancy: relevancy?.value ?? null,
    appsCount: resultCount,
    type: facts.type,
    confidence: {
      volume: volume?.confidence ?? null,
      difficulty: difficulty?.confidence ?? null,
      relevancy: relevancy?.confidence ?? null,
      missing: volume?.missing ?? [],
      ...(calibration && { calibrated: { terms: calibration.terms, day: calibration.day } }),
      first: {
        listed: Math.min(resultCount, FIRST_RESULTS),
        rated: known(facts.ratings),
        categorised: known(others),
      },
    },
  }
}
