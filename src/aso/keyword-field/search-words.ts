import { stopWordsOf } from '../stop-words.ts'
import { wordsOf } from '../words.ts'
import { otherNumbers } from './number-forms.ts'

/** Each word of a text once, in its order. */
export const distinctWords = (text: string, locale: string): string[] => [
  ...new Set(wordsOf(text, locale).map(({ form }) => form)),
]

/** The words that decide whether a keyword is found: all but its stop words; all, if there are no others. */
export function decisiveWords(keyword: string, locale: string): string[] {
  const words = distinctWords(keyword, locale)
  const stopWords = stopWordsOf(locale)
  const decisive = words.filter((word) => !stopWords.has(word))
  return decisive.length > 0 ? decisive : words
}

/** What an app can be found by in one localization of the App Store. */
export interface FieldTexts {
  title: string
  subtitle: string | null
  /** Of the keyword field. */
  entries: readonly string[]
}

/** The words that one localization is searched by. */
export interface SearchWords {
  has: (word: string) => boolean
  /** `word` itself or its other number, whichever stands there; null: neither. */
  find: (word: string) => string | null
  words: ReadonlySet<string>
}

/** All words of a localization: of title, subtitle and keyword field. */
export const searchWordsOf = ({ title, subtitle, entries }: FieldTexts, locale: string): SearchWords =>
  searchWords(
    [title, subtitle ?? '', ...entries].flatMap((text) => distinctWords(text, locale)),
    locale,
  )

export function searchWords(all: Iterable<string>, locale: string): SearchWords {
  const words = new Set(all)
  return {
    words,
    has: (word) => words.has(word),
    find: (word) => (words.has(word) ? word : (otherNumbers(word, locale).find((form) => words.has(form)) ?? null)),
  }
}

/**
 * Number of different pairs and triples of words that a localization could be found by, stop words left out: Apple combines
 * the words of title, subtitle and keyword field.
 */
export function combinationsOf({ words }: SearchWords, locale: string): number {
  const stopWords = stopWordsOf(locale)
  const n = [...words].filter((word) => !stopWords.has(word)).length
  return (n * (n - 1)) / 2 + (n * (n - 1) * (n - 2)) / 6
}
