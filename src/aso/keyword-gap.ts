import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { brandIn, holdsRun } from './keywords/brand.ts'
import { formsOf } from './words.ts'

/** Who ranks for a keyword. */
export type GapSet = 'competitor' | 'shared' | 'own'

/** A keyword for which at least one of two apps ranks. */
export interface GapKeyword {
  keyword: string
  /** 5..100; null: not known. */
  volume: number | null
  /** 1..100; null: not known. */
  difficulty: number | null
  /** 1..200; null: not ranked. */
  own: number | null
  competitor: number | null
  /** Whose name it holds; `other`: that of a third app. null: nobody's. */
  brand: 'own' | 'competitor' | 'other' | null
  /** What the better of the two places is worth: see `placeValue`. */
  value: number
}

interface RankedApp {
  title: string
  keywords: readonly KeywordMetrics[]
}

export const gapSetOf = ({ own, competitor }: GapKeyword): GapSet =>
  own === null ? 'competitor' : competitor === null ? 'own' : 'shared'

/**
 * What a place is worth, 0..100: the keyword's volume, falling with the logarithm of the rank to nothing beyond the last that
 * counts, since most people look at the first results only. Without a volume every keyword counts alike.
 */
export const placeValue = (rank: number, volume: number | null): number =>
  (volume ?? 100) * (1 - Math.log(rank) / Math.log(RANKED_POSITIONS + 1))

/** The keywords of two apps' lists of the same country beside each other, most valuable first, then by the alphabet. */
export function keywordGap(own: RankedApp, competitor: RankedApp, locale: string): GapKeyword[] {
  const brandOf = brandFinder(own.title, competitor.title, locale)
  const found = new Map<string, GapKeyword>()
  const add = (side: 'own' | 'competitor', { keyword, rank, volume, difficulty, type }: KeywordMetrics) => {
    if (rank === null) return
    const known = found.get(keyword)
    const one = known ?? {
      keyword,
      volume,
      difficulty,
      own: null,
      competitor: null,
      brand: brandOf(keyword) ?? (type === 'BRAND' ? 'other' : null),
      value: 0,
    }
    one[side] = rank
    one.value = Math.max(one.value, placeValue(rank, one.volume))
    found.set(keyword, one)
  }
  for (const one of own.keywords) add('own', one)
  for (const one of competitor.keywords) add('competitor', one)
  return [...found.values()].sort((a, b) => b.value - a.value || (a.keyword < b.keyword ? -1 : 1))
}

/**
 * Tells which of two apps a keyword names: it holds the whole brand, or nothing but words of it. A title that is only a
 * description has no brand that could be told from other keywords, but its whole wording still counts as one.
 */
function brandFinder(own: string, competitor: string, locale: string) {
  const brands = [
    { side: 'own', words: formsOf(brandIn(own), locale) },
    { side: 'competitor', words: formsOf(brandIn(competitor), locale) },
  ] as const
  return (keyword: string): 'own' | 'competitor' | null => {
    const words = formsOf(keyword, locale)
    const named = brands.find(
      (brand) =>
        brand.words.length > 0 && (holdsRun(words, brand.words) || words.every((word) => brand.words.includes(word))),
    )
    return words.length === 0 ? null : (named?.side ?? null)
  }
}
