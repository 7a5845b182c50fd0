import type { KeywordKind } from '#aso/keywords/brand.ts'
import { wordsOf } from '#aso/words.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'

export type KindOf = (keyword: Pick<KeywordMetrics, 'keyword' | 'type'>) => KeywordKind | null

/** A text of the listing. */
export type TextPlace = 'title' | 'shortDescription' | 'description'

/** A keyword and what is worked out from it. */
export interface KeywordRow extends Omit<KeywordMetrics, 'type'> {
  /** Whose brand it names for this app, if any (KEY-010); null: not known. */
  type: KeywordKind | null
  wordCount: number
  /** Texts of the listing that hold all its words, in the store's order; null: the listing is not known. */
  places: readonly TextPlace[] | null
}

/** `placesOf` is null where the listing is not known; `kindOf` as `kindFinder` makes it. */
export function rowOf(
  metrics: KeywordMetrics,
  locale: string,
  placesOf: ((keyword: string) => TextPlace[]) | null,
  kindOf: KindOf,
): KeywordRow {
  const { keyword } = metrics
  return {
    ...metrics,
    type: kindOf(metrics),
    wordCount: wordsOf(keyword, locale).length,
    places: placesOf && placesOf(keyword),
  }
}
