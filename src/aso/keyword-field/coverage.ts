import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { decisiveWords, searchWordsOf, type LocaleTexts, type SearchWords } from './search-words.ts'

/** A keyword of which something is known, or which is tracked. */
export interface KnownKeyword
  extends
    Pick<KeywordMetrics, 'keyword' | 'volume' | 'difficulty'>,
    Partial<Pick<KeywordMetrics, 'relevancy' | 'type'>> {
  isTracked?: boolean
}

const split = new WeakMap<KnownKeyword, Map<string, readonly string[]>>()

/**
 * The words that decide whether a keyword is found in a localization, split by its language; worked out once for each keyword
 * and language, for it is asked at every change of a draft.
 */
export function decisiveOf(keyword: KnownKeyword, locale: string): readonly string[] {
  let byLocale = split.get(keyword)
  if (!byLocale) split.set(keyword, (byLocale = new Map()))
  let words = byLocale.get(locale)
  if (!words) byLocale.set(locale, (words = decisiveWords(keyword.keyword, locale)))
  return words
}

/** `exact`: every word stands there; `number`: at least one only in its other number, singular or plural. */
export type Coverage = 'exact' | 'number'

/**
 * Whether a localization can be found by a keyword: all its words stand in title, subtitle and keyword field together, in any
 * order; function words need not, and words of the developer, the categories and "app" count anyway. Apple takes singular and plural of a word as one ("avoid plurals of words that you've already
 * included in singular form", developer.apple.com/app-store/search), so the other number covers as well, and is told apart.
 * null: not covered.
 */
export function coverageOf(keyword: KnownKeyword, words: SearchWords): Coverage | null {
  const decisive = decisiveOf(keyword, words.locale)
  if (decisive.length === 0) return null
  let coverage: Coverage = 'exact'
  for (const word of decisive) {
    const found = words.find(word)
    if (found === null) return null
    if (found !== word) coverage = 'number'
  }
  return coverage
}

/**
 * Tells whether one of the localizations covers a keyword by itself. Apple does not say whether words of different
 * localizations combine into one phrase; practitioners take it that they do not (MobileAction,
 * mobileaction.co/blog/app-store-cross-localization), so that is not counted.
 */
export function coveredBy(localizations: readonly LocaleTexts[]): (keyword: KnownKeyword) => boolean {
  const all = localizations.map(searchWordsOf)
  return (keyword) => all.some((words) => coverageOf(keyword, words) !== null)
}

/** From this volume on a phrase counts as searched for. */
export const SEARCHED_VOLUME = 20

export interface CoverageSummary {
  keywords: number
  /** Of these, the tracked ones. */
  tracked: number
  /** Of these, the phrases of two or three words, and those of them with a volume of 20 or more. */
  phrases: number
  searched: number
}

/** Words are counted in the language of `locale`. */
function summarise(keywords: readonly KnownKeyword[], locale: string): CoverageSummary {
  const phrases = keywords.filter((keyword) => [2, 3].includes(decisiveOf(keyword, locale).length))
  return {
    keywords: keywords.length,
    tracked: keywords.filter(({ isTracked }) => isTracked).length,
    phrases: phrases.length,
    searched: phrases.filter(({ volume }) => volume !== null && volume >= SEARCHED_VOLUME).length,
  }
}

export interface DraftChange {
  now: CoverageSummary
  before: CoverageSummary
  /** All known keywords, covered or not. */
  all: CoverageSummary
  /** Keywords that only the new texts cover, and those that only the earlier ones did; most searched for first. */
  gained: KnownKeyword[]
  lost: KnownKeyword[]
}

const byVolume = (a: KnownKeyword, b: KnownKeyword) =>
  (b.volume ?? -1) - (a.volume ?? -1) || (a.keyword < b.keyword ? -1 : 1)

/**
 * What a draft covers against the field before: the published one, or another draft. Of each the localization that is
 * composed, then those that count together with it.
 */
export function compareDrafts(
  keywords: readonly KnownKeyword[],
  now: readonly [LocaleTexts, ...LocaleTexts[]],
  before: readonly LocaleTexts[],
): DraftChange {
  const [{ locale }] = now
  const [isNow, wasBefore] = [coveredBy(now), coveredBy(before)]
  const covered = keywords.filter(isNow)
  const earlier = keywords.filter(wasBefore)
  const [coveredSet, earlierSet] = [new Set(covered), new Set(earlier)]
  return {
    now: summarise(covered, locale),
    before: summarise(earlier, locale),
    all: summarise(keywords, locale),
    gained: covered.filter((one) => !earlierSet.has(one)).sort(byVolume),
    lost: earlier.filter((one) => !coveredSet.has(one)).sort(byVolume),
  }
}
