import { countCharacters } from '../characters.ts'
import { decisiveOf, type KnownKeyword } from './coverage.ts'
import { functionWordsOf } from './function-words.ts'
import { worthOf } from './next-words.ts'
import { withWords, type SearchWords } from './search-words.ts'

export interface FittingWords {
  words: string[]
  /** Keywords for whose words there was no room. */
  left: KnownKeyword[]
}

/**
 * The words that keywords need in the field, each once, without function words and what counts already in singular or plural.
 * Those fit first that are worth most for each character that they take (`worthOf`); at most `free` characters.
 */
export function fittingWords(
  keywords: readonly KnownKeyword[],
  present: SearchWords,
  { free, isEmpty }: { free: number; isEmpty: boolean },
): FittingWords {
  const functionWords = functionWordsOf(present.locale)
  const missing = (keyword: KnownKeyword, { find }: SearchWords) =>
    decisiveOf(keyword, present.locale).filter((word) => find(word) === null && !functionWords.has(word))
  const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + 1 + countCharacters(word), 0)
  const wanted = keywords
    .map((keyword) => ({ keyword, yields: worthOf(keyword) / lengthOf(missing(keyword, present)) }))
    .sort((a, b) => b.yields - a.yields)
  const [found, left]: [string[], KnownKeyword[]] = [[], []]
  let room = isEmpty ? free + 1 : free
  let counted = present
  for (const { keyword } of wanted) {
    const words = missing(keyword, counted)
    if (words.length === 0) continue
    if (lengthOf(words) > room) {
      left.push(keyword)
      continue
    }
    found.push(...words)
    counted = withWords(counted, words)
    room -= lengthOf(words)
  }
  return { words: found, left }
}
