import type { KeywordDensity } from '#contract/overview/overview.ts'
import { tokenize, type Token } from './tokens.ts'

const LONGEST_PHRASE = 3
/** A phrase is worth a row once it is repeated. */
const PHRASE_MIN_COUNT = 2
const LISTED_MAX = 500

export interface Densities {
  /** Most frequent first, at most 500; equal counts: longer phrase first, then by the alphabet. */
  densities: KeywordDensity[]
  /** All words of the text, also stop words and numbers: the denominator of every density. */
  wordCount: number
}

/**
 * Calls `visit` with every phrase that starts and ends with a keyword and lies within one run of text.
 * @param longest words of a phrase at most
 */
export function eachPhrase(
  tokens: readonly Token[],
  visit: (phrase: string, words: number) => void,
  longest = LONGEST_PHRASE,
) {
  tokens.forEach((first, start) => {
    if (!first.keyword) return
    let phrase = first.word
    visit(phrase, 1)
    for (let length = 2; length <= longest; length++) {
      const next = tokens[start + length - 1]
      if (!next || next.joint === null) return
      phrase += next.joint + next.word
      if (next.keyword) visit(phrase, length)
    }
  })
}

/**
 * How often words and phrases of two or three words occur in a text. `density` = count / all words, 0..1.
 * Phrases never cross a sentence or line and never start or end with a stop word.
 */
export function keywordDensities(text: string, locale: string): Densities {
  const tokens = tokenize(text, locale)
  const found = new Map<string, { count: number; words: 1 | 2 | 3 }>()
  eachPhrase(tokens, (phrase, words) => {
    const entry = found.get(phrase)
    if (entry) entry.count++
    else found.set(phrase, { count: 1, words: words === 1 ? 1 : words === 2 ? 2 : 3 })
  })
  const densities = [...found]
    .filter(([, { count, words }]) => words === 1 || count >= PHRASE_MIN_COUNT)
    .sort(
      ([a, { count: countA, words: wordsA }], [b, { count: countB, words: wordsB }]) =>
        countB - countA || wordsB - wordsA || (a < b ? -1 : 1),
    )
    .slice(0, LISTED_MAX)
    .map(([value, { count, words }]) => ({ value, count, density: count / tokens.length, words }))
  return { densities, wordCount: tokens.length }
}
