import { stopWordsOf } from '#aso/stop-words.ts'
import { wordsOf } from '#aso/words.ts'

export interface WordReader {
  /** Every word of a text. */
  all: (text: string) => string[]
  /** Those that people search for. Lines are remembered while an index is built, for listings share many. */
  keywords: (text: string) => string[]
  isKeyword: (word: string) => boolean
  /** Forgets the lines: they are as large as the index itself. */
  forget: () => void
}

/** Splits texts of a language into words as they are searched for. */
export function wordReader(locale: string): WordReader {
  const stopWords = stopWordsOf(locale)
  const isKeyword = (word: string) => !stopWords.has(word)
  const all = (text: string) => wordsOf(text, locale).map(({ form }) => form)
  const read = new Map<string, string[]>()
  const keywords = (text: string) =>
    text.split('\n').flatMap((line) => {
      let words = read.get(line)
      if (!words) read.set(line, (words = all(line).filter(isKeyword)))
      return words
    })
  return { all, keywords, isKeyword, forget: () => read.clear() }
}
