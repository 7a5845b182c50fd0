import type { VolumePart } from '#contract/keywords/metrics.ts'
import { rankCorrelation } from './rank-correlation.ts'
import { volumeFrom, PUBLISHED_WEIGHTS, type VolumeShares, type VolumeWeights } from './searched-volume.ts'

/** A term of which both are known: Apple's popularity, 0..100, and what the volume is estimated from. */
export interface OfficialShares {
  popularity: number
  shares: VolumeShares
}

/** Of fewer terms the weights would be those of chance. */
export const CALIBRATION_TERMS_MIN = 50
/** Terms that Apple tells nothing of but that they are there. */
const FLOOR = 5
/** Each weight is at least 0.1 and at most 0.7, in tenths. */
const [LEAST, MOST] = [1, 7]
/** Of more terms only so many are compared: they tell the order as well, and each is sorted for every candidate. */
const COMPARED_MAX = 500
/** As many terms as the published weights count for. */
const PUBLISHED_TERMS = 100

/**
 * The weights of the volume's parts for one country: of all in tenths, each from 0.1 to 0.7, those whose volumes order the terms most
 * as Apple's popularity does (Spearman's rank correlation; of more than 500 terms, every n-th by popularity), averaged with the
 * published weights as if these had been found on 100 further terms. null: there are fewer than 50 terms above the floor of 5, or
 * their order tells nothing.
 */
export function calibratedWeights(terms: readonly OfficialShares[]): VolumeWeights | null {
  const count = terms.filter(({ popularity }) => popularity > FLOOR).length
  if (count < CALIBRATION_TERMS_MIN) return null
  const compared = everyNth(terms)
  let best: { weights: VolumeWeights; value: number } | null = null
  for (const weights of candidates()) {
    const pairs = compared.flatMap(({ popularity, shares }) => {
      const volume = volumeFrom(shares, weights)
      return volume === null ? [] : [[popularity, volume.value] as const]
    })
    const value = rankCorrelation(pairs)?.value ?? null
    if (value !== null && (best === null || value > best.value)) best = { weights, value }
  }
  if (best === null) return null
  const { weights } = best
  const averaged = (part: VolumePart) =>
    Math.round(
      (1000 * (count * weights[part] + PUBLISHED_TERMS * PUBLISHED_WEIGHTS[part])) / (count + PUBLISHED_TERMS),
    ) / 1000
  return { ratings: averaged('ratings'), suggestions: averaged('suggestions'), characters: averaged('characters') }
}

function everyNth(terms: readonly OfficialShares[]): readonly OfficialShares[] {
  const step = Math.ceil(terms.length / COMPARED_MAX)
  if (step <= 1) return terms
  return terms.toSorted((a, b) => a.popularity - b.popularity).filter((_, index) => index % step === 0)
}

function* candidates(): Generator<VolumeWeights> {
  for (let ratings = LEAST; ratings <= MOST; ratings += 1)
    for (let suggestions = LEAST; suggestions <= MOST; suggestions += 1) {
      const characters = 10 - ratings - suggestions
      if (characters >= LEAST && characters <= MOST)
        yield { ratings: ratings / 10, suggestions: suggestions / 10, characters: characters / 10 }
    }
}
