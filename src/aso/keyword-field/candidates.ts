import { brandIn, holdsRun, type NamedApp } from '../keywords/brand.ts'
import { formsOf } from '../words.ts'
import { decisiveOf, type KnownKeyword } from './coverage.ts'
import { distinctWords, type SearchWords } from './search-words.ts'
import { isNumber, isStopWord } from './stop-words.ts'

/** From this relevancy on, 0..100, a keyword that is not tracked is worth words of the field. */
export const RELEVANT = 50

/** Why the words that a keyword lacks are not to be taken. */
export type Unwanted =
  /** It names another app or brand. */
  | 'brand'
  | 'number'
  | 'stop-word'
  /** Not tracked, and not known to be relevant. */
  | 'irrelevant'
  /** Not tracked, and no more than a word of the description. */
  | 'description'

export interface Avoided {
  /** Of the listing; null: not known. */
  description: string | null
  /** Apps whose names are not to be taken: competitors. */
  others: readonly NamedApp[]
}

/**
 * Tells why the words that a keyword lacks must not come into the field by themselves; null: they may. Apple refuses names of
 * other apps and advises against words that say nothing (App Review Guideline 2.3.7; developer.apple.com/app-store/search).
 * Words of title and subtitle, and their plurals, need no rule: they are not lacking.
 */
export function unwantedFinder(
  present: SearchWords,
  keywords: readonly KnownKeyword[],
  { description, others }: Avoided,
): (keyword: KnownKeyword) => Unwanted | null {
  const { locale } = present
  const described = new Set(distinctWords(description ?? '', locale))
  const names = others.map(({ title }) => formsOf(brandIn(title), locale)).filter(({ length }) => length > 0)
  const isGeneric = new Set(keywords.filter(({ type }) => type === 'GENERIC').map(({ keyword }) => keyword))
  const brands = new Set(
    [
      ...names.flatMap((name) => (name.length === 1 ? name : [])),
      ...keywords.filter(({ type }) => type === 'BRAND').map(({ keyword }) => keyword),
    ].filter((name) => !isGeneric.has(name)),
  )
  const namesOther = ({ keyword, type }: KnownKeyword) =>
    type === 'BRAND' || (type !== 'GENERIC' && names.some((name) => holdsRun(formsOf(keyword, locale), name)))
  return (keyword) => {
    const words = decisiveOf(keyword, locale)
    const lacking = words.filter((word) => present.find(word) === null)
    if (namesOther(keyword) || lacking.some((word) => brands.has(word))) return 'brand'
    if (lacking.some((word) => isNumber(word, locale))) return 'number'
    if (lacking.some((word) => isStopWord(word, locale))) return 'stop-word'
    if (keyword.isTracked) return null
    if ((keyword.relevancy ?? 0) < RELEVANT) return 'irrelevant'
    return words.length === 1 && lacking.some((word) => described.has(word)) ? 'description' : null
  }
}
