import type { ListingPart } from '#contract/overview/history.ts'
import { tokenize } from '../tokens.ts'
import type { ListingEdit } from './listing-edits.ts'

const textParts: ReadonlySet<ListingPart> = new Set(['title', 'shortDescription', 'promotionalText', 'description'])

/** Words that can be keywords and that one text of a listing gained and lost; at least one. */
export interface ChangedWords {
  part: ListingPart
  gained: string[]
  lost: string[]
}

const keywordsOf = (text: string | null, locale: string) =>
  new Set(tokenize(text ?? '', locale).flatMap(({ word, keyword }) => (keyword ? [word] : [])))

/**
 * The words that texts gained and lost, without stop words, each text for itself: a word that moves from the description into
 * the title is gained there. How often a word stands in a text does not matter.
 */
export function changedWords({ changes }: ListingEdit, locale: string): ChangedWords[] {
  return changes
    .filter(({ part }) => textParts.has(part))
    .map(({ part, before, after }) => {
      const [was, is] = [keywordsOf(before, locale), keywordsOf(after, locale)]
      return {
        part,
        gained: [...is].filter((word) => !was.has(word)),
        lost: [...was].filter((word) => !is.has(word)),
      }
    })
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
}
