import { wordsOf } from '#aso/words.ts'

const LONGEST_PHRASE = 3

export interface Phrases {
  /** How often each word, and each run of two or three within a sentence or line, stands in the text. */
  counts: ReadonlyMap<string, number>
  /** All words: what densities are shares of. */
  wordCount: number
}

/** Spelled as keyword densities spell theirs, so that they can be looked up by those. */
export function phrasesOf(text: string, locale: string): Phrases {
  const words = wordsOf(text, locale)
  const counts = new Map<string, number>()
  words.forEach((first, start) => {
    let phrase = first.form
    for (let length = 1; length <= LONGEST_PHRASE; length++) {
      if (length > 1) {
        const next = words[start + length - 1]
        if (!next || next.joint === null) return
        phrase += next.joint + next.form
      }
      counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
    }
  })
  return { counts, wordCount: words.length }
}
