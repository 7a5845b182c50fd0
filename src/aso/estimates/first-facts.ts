import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import type { Locale } from '#contract/store.ts'
import { keywordType } from '../keywords/keyword-type.ts'
import { tokenize } from '../tokens.ts'
import { FIRST_RESULTS, type FoundApp } from './search-results.ts'

/**
 * What the estimates of a searched keyword start from. It is worked out once for a result list, because titles take long to be
 * divided into words, and an app stands in hundreds of lists.
 */
export interface FirstFacts {
  /** How many have rated each of the first ten; null: not known. */
  ratings: (number | null)[]
  /** How well the title, or title and subtitle together, of each of the first ten hold the keyword's words, 0..1. */
  matches: number[]
  /** Of the first eleven, so that ten are left without the app that is asked about. */
  categories: (string | null)[]
  type: KeywordMetrics['type']
}

/** What a match in title and subtitle together counts for, of one in the title. */
const WITH_SUBTITLE = 0.75

/** @param leaders the first eleven of the results, or fewer, best first */
export function firstFacts(keyword: string, leaders: readonly FoundApp[], locale: Locale): FirstFacts {
  const words = new Set(wordsOf(keyword, locale))
  const first = leaders.slice(0, FIRST_RESULTS)
  return {
    ratings: first.map(({ rating }) => rating?.ratingCount ?? null),
    matches: first.map(({ title, subtitle }) => {
      const inTitle = new Set(wordsOf(title, locale))
      if (!subtitle) return held(words, inTitle)
      const inBoth = new Set([...inTitle, ...wordsOf(subtitle, locale)])
      return Math.max(held(words, inTitle), WITH_SUBTITLE * held(words, inBoth))
    }),
    categories: leaders.map(({ category }) => category),
    type: keywordType(
      keyword,
      leaders.map(({ title, developerName = null }) => ({ title, developerName })),
      locale,
    ),
  }
}

const wordsOf = (text: string, locale: Locale) => tokenize(text, locale).map(({ word }) => word)

/** Share of the words that a text holds, 0..1. */
const held = (words: ReadonlySet<string>, text: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => text.has(word)).length / words.size
