import type { Term } from './review-terms.ts'

/** A term, and where it occurs. */
export interface IndexedTerm {
  key: string
  words: Term['words']
  isTalk: boolean
  /** Reviews in which it stands, by number, ascending; each once. */
  reviews: number[]
  /** Occurrences. */
  count: number
  /** Occurrences behind an article or the like. */
  named: number
  /** Spellings, with what they count for. */
  surfaces: Map<string, number>
}

/** What a spelling behind an article counts for, against one without. */
const NAMED = 4

/** Every term of some reviews. */
export function indexTerms(reviews: readonly (readonly Term[])[]): Map<string, IndexedTerm> {
  const index = new Map<string, IndexedTerm>()
  reviews.forEach((terms, at) => {
    for (const { key, surface, words, isNamed, isTalk } of terms) {
      let found = index.get(key)
      if (!found) {
        found = { key, words, isTalk, reviews: [], count: 0, named: 0, surfaces: new Map() }
        index.set(key, found)
      }
      if (found.reviews.at(-1) !== at) found.reviews.push(at)
      found.count += 1
      if (isNamed) found.named += 1
      found.surfaces.set(surface, (found.surfaces.get(surface) ?? 0) + (isNamed ? NAMED : 1))
    }
  })
  return index
}

/** How a term is written most often, as a thing rather than as a verb; equal ones by the alphabet. */
export const usualSpelling = ({ surfaces }: Pick<IndexedTerm, 'surfaces'>): string =>
  [...surfaces].reduce((best, one) => (one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best))[0]
