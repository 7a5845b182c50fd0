import type { KeywordKind } from '#aso/keywords/brand.ts'
import { wordsOf } from '#aso/words.ts'
import type { KeywordMetrics, KeywordOwner, SuggestedKeyword } from '#contract/keywords/metrics.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { holdsWords } from '#aso/holds-words.ts'

export type KindOf = (keyword: Pick<KeywordMetrics, 'keyword' | 'type'>) => KeywordKind | null

/** A text of the listing. */
export type TextPlace = 'title' | 'shortDescription' | 'description'

/** A keyword and what is derived from it. */
export interface KeywordRow extends Omit<KeywordMetrics, 'type'> {
  owner: KeywordOwner | null
  /** Whose brand it names for this app, if any (KEY-010); null: not known. */
  kind: KeywordKind | null
  /** For the search: the keyword in lower case. */
  folded: string
  wordCount: number
  /** Texts of the listing that hold all its words, in the store's order; null: the listing is not known. */
  places: readonly TextPlace[] | null
}

interface Sources {
  locale: string
  /** null: the listing is not known. */
  placesOf: ((keyword: string) => TextPlace[]) | null
  /** As `kindFinder` makes it. */
  kindOf: KindOf
}

/** Adds to a keyword what a list shows beside the market's figures. */
export function rowOf(metrics: SuggestedKeyword, sources: Sources): KeywordRow {
  const { type: _, owner = null, ...figures } = metrics
  return Object.assign(new LazyKeywordRow(metrics, sources), figures, { owner })
}

/** Computes its values lazily, once: only about 60 of 10,000 rows are rendered. */
class LazyKeywordRow {
  readonly #metrics: KeywordMetrics
  readonly #sources: Sources
  #kind: KeywordRow['kind'] | undefined
  #folded: string | undefined
  #wordCount: number | undefined
  #places: KeywordRow['places'] | undefined

  constructor(metrics: KeywordMetrics, sources: Sources) {
    this.#metrics = metrics
    this.#sources = sources
  }

  get kind() {
    if (this.#kind === undefined) this.#kind = this.#sources.kindOf(this.#metrics)
    return this.#kind
  }

  get folded() {
    return (this.#folded ??= this.#metrics.keyword.toLocaleLowerCase())
  }

  get wordCount() {
    return (this.#wordCount ??= wordsOf(this.#metrics.keyword, this.#sources.locale).length)
  }

  get places() {
    if (this.#places === undefined) this.#places = this.#sources.placesOf?.(this.#metrics.keyword) ?? null
    return this.#places
  }
}

type Texts = Pick<AppDetails, TextPlace | 'locale'>

const places: readonly TextPlace[] = ['title', 'shortDescription', 'description']

/** Finds the texts of a listing that contain all words of a keyword. */
export function placesIn(texts: Texts): (keyword: string) => TextPlace[] {
  const holders = places.map((place) => ({ place, holds: holdsWords(texts[place] ?? '', texts.locale) }))
  return (keyword) => holders.filter(({ holds }) => holds(keyword)).map(({ place }) => place)
}
