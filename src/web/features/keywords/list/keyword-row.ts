import { wordsOf } from '#aso/words.ts'
import type { KeywordMetrics } from '#contract/keywords.ts'

export type KeywordType = NonNullable<KeywordMetrics['type']>

/** A text of the listing. */
export type TextPlace = 'title' | 'shortDescription' | 'description'

/** A keyword and what is worked out from it. */
export interface KeywordRow extends KeywordMetrics {
  wordCount: number
  /** Texts of the listing that hold all its words, in the store's order; null: the listing is not known. */
  places: readonly TextPlace[] | null
}

/** `placesOf` is null where the listing is not known. */
export function rowOf(
  metrics: KeywordMetrics,
  locale: string,
  placesOf: ((keyword: string) => TextPlace[]) | null,
): KeywordRow {
  const { keyword } = metrics
  return { ...metrics, wordCount: wordsOf(keyword, locale).length, places: placesOf && placesOf(keyword) }
}
