import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { decisiveWords, searchWordsOf, type FieldTexts, type SearchWords } from './search-words.ts'

/** A keyword of which something is known, or which is tracked. */
export interface KnownKeyword extends Pick<KeywordMetrics, 'keyword' | 'volume' | 'difficulty'> {
  isTracked?: boolean
}

/** A keyword with the words that decide whether it is found; made once, asked often. */
export interface SplitKeyword extends KnownKeyword {
  decisive: readonly string[]
}

export const splitKeywords = (keywords: readonly KnownKeyword[], locale: string): SplitKeyword[] =>
  keywords.map((one) => ({ ...one, decisive: decisiveWords(one.keyword, locale) }))

/** `exact`: every word stands there; `number`: at least one only in its other number, singular or plural. */
export type Coverage = 'exact' | 'number'

/**
 * Whether a localization can be found by a keyword: all its words stand in title, subtitle and keyword field together, in any
 * order; stop words need not. Apple takes singular and plural of a word as one ("avoid plurals of words that you've already
 * included in singular form", developer.apple.com/app-store/search), so the other number covers as well, and is told apart.
 * null: not covered.
 */
export function coverageOf({ decisive }: SplitKeyword, words: SearchWords): Coverage | null {
  if (decisive.length === 0) return null
  let coverage: Coverage = 'exact'
  for (const word of decisive) {
    const found = words.find(word)
    if (found === null) return null
    if (found !== word) coverage = 'number'
  }
  return coverage
}

/** A localization with its texts, of those that a storefront searches together. */
export interface LocaleTexts extends FieldTexts {
  locale: string
}

/**
 * Tells whether one of the localizations covers a keyword by itself. Apple does not say whether words of different
 * localizations combine into one phrase; by the tests of the field they do not, so that is not counted.
 */
export function coveredBy(localizations: readonly LocaleTexts[]): (keyword: SplitKeyword) => boolean {
  const all = localizations.map((texts) => searchWordsOf(texts, texts.locale))
  return (keyword) => all.some((words) => coverageOf(keyword, words) !== null)
}

/** From this volume on a phrase counts as searched for. */
export const SEARCHED_VOLUME = 20

export interface CoverageSummary {
  /** Covered keywords. */
  keywords: number
  /** Of these, the tracked ones. */
  tracked: number
  /** Of these, the phrases of two or three words, and those of them with a volume of 20 or more. */
  phrases: number
  searched: number
}

const isPhrase = ({ decisive }: SplitKeyword) => decisive.length === 2 || decisive.length === 3

export function summarise(covered: readonly SplitKeyword[]): CoverageSummary {
  const phrases = covered.filter(isPhrase)
  return {
    keywords: covered.length,
    tracked: covered.filter(({ isTracked }) => isTracked).length,
    phrases: phrases.length,
    searched: phrases.filter(({ volume }) => volume !== null && volume >= SEARCHED_VOLUME).length,
  }
}

export interface DraftChange {
  now: CoverageSummary
  before: CoverageSummary
  /** Keywords that only the new texts cover, and those that only the earlier ones did; most searched for first. */
  gained: SplitKeyword[]
  lost: SplitKeyword[]
}

const byVolume = (a: SplitKeyword, b: SplitKeyword) =>
  (b.volume ?? -1) - (a.volume ?? -1) || (a.keyword < b.keyword ? -1 : 1)

/** What a draft covers against the field before: the published one, or another draft. */
export function compareDrafts(
  keywords: readonly SplitKeyword[],
  now: readonly LocaleTexts[],
  before: readonly LocaleTexts[],
): DraftChange {
  const [isNow, wasBefore] = [coveredBy(now), coveredBy(before)]
  const covered = keywords.filter(isNow)
  const earlier = keywords.filter(wasBefore)
  const [coveredSet, earlierSet] = [new Set(covered), new Set(earlier)]
  return {
    now: summarise(covered),
    before: summarise(earlier),
    gained: covered.filter((one) => !earlierSet.has(one)).sort(byVolume),
    lost: earlier.filter((one) => !coveredSet.has(one)).sort(byVolume),
  }
}
