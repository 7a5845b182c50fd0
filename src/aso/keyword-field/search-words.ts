import { wordsOf } from '../words.ts'
import { functionWordsOf } from './function-words.ts'
import { otherNumbers } from './number-forms.ts'

/** Each word of a text once, in its order. */
export const distinctWords = (text: string, locale: string): string[] => [
  ...new Set(wordsOf(text, locale).map(({ form }) => form)),
]

/** The words that decide whether a keyword is found: all but its function words; all, if there are no others. */
export function decisiveWords(keyword: string, locale: string): string[] {
  const words = distinctWords(keyword, locale)
  const functionWords = functionWordsOf(locale)
  const decisive = words.filter((word) => !functionWords.has(word))
  return decisive.length > 0 ? decisive : words
}

/** What an app can be found by in one localization of the App Store. */
export interface LocaleTexts {
  locale: string
  title: string
  subtitle: string | null
  /** Of the keyword field. */
  entries: readonly string[]
  developerName: string | null
  /** As the store names them: "Health & Fitness". */
  categories: readonly string[]
}

/** The words that one localization is searched by. */
export interface SearchWords {
  locale: string
  /** Those of its texts. */
  words: ReadonlySet<string>
  /** Those that count although they stand in none of the texts: see `countedAnyway`. */
  anyway: ReadonlySet<string>
  has: (word: string) => boolean
  /** `word` itself or its other number, whichever counts; null: neither. */
  find: (word: string) => string | null
}

/** What every app is found by. */
export const APP_WORDS: ReadonlySet<string> = new Set([
  'app',
  'apps',
  'アプリ',
  '应用',
  '應用',
  '앱',
  'приложение',
  'تطبيق',
])

/**
 * Words that an app is found by without a text of its own: those of its developer and of its categories, and "app". Apple
 * advises to leave them out of the field (developer.apple.com/app-store/search).
 */
export const countedAnyway = (texts: LocaleTexts): ReadonlySet<string> =>
  new Set([
    ...APP_WORDS,
    ...[texts.developerName ?? '', ...texts.categories].flatMap((text) => distinctWords(text, texts.locale)),
  ])

/** All words of a localization: of title, subtitle and keyword field, and what counts anyway. */
export const searchWordsOf = (texts: LocaleTexts): SearchWords =>
  searchWords(
    [texts.title, texts.subtitle ?? '', ...texts.entries].flatMap((text) => distinctWords(text, texts.locale)),
    texts.locale,
    countedAnyway(texts),
  )

const NONE: ReadonlySet<string> = new Set()

export function searchWords(all: Iterable<string>, locale: string, anyway = NONE): SearchWords {
  const words = new Set(all)
  const has = (word: string) => words.has(word) || anyway.has(word)
  return {
    locale,
    words,
    anyway,
    has,
    find: (word) => (has(word) ? word : (otherNumbers(word, locale).find(has) ?? null)),
  }
}

/** The same with further words in its texts. */
export const withWords = ({ words, locale, anyway }: SearchWords, more: readonly string[]): SearchWords =>
  searchWords([...words, ...more], locale, anyway)

/**
 * Number of different pairs and triples of words that a localization could be found by, function words left out: Apple
 * combines the words of title, subtitle and keyword field.
 */
export function combinationsOf({ words, locale }: SearchWords): number {
  const functionWords = functionWordsOf(locale)
  const n = [...words].filter((word) => !functionWords.has(word)).length
  return (n * (n - 1)) / 2 + (n * (n - 1) * (n - 2)) / 6
}
