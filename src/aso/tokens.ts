import { stopWordsOf } from './stop-words.ts'
import { wordsOf, type Word } from './words.ts'

export interface Token {
  word: string
  /** Whether it can be a keyword: not a stop word, a number or too short to mean anything. */
  keyword: boolean
  joint: Word['joint']
}

const HAS_LETTER = /\p{L}/u
/** One letter of an alphabet says nothing; one Chinese character may be a word. One or two hiragana are grammar. */
const TOO_SHORT =
  /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Katakana}]\p{M}*|\p{Script=Hiragana}{1,2})$/u

/** The words of a text, and which of them can be keywords in the locale's language. */
export function tokenize(text: string, locale: string): Token[] {
  const stopWords = stopWordsOf(locale)
  const judged = new Map<string, boolean>()
  const isKeyword = (word: string) => {
    const known = judged.get(word)
    if (known !== undefined) return known
    const keyword = !stopWords.has(word) && HAS_LETTER.test(word) && !TOO_SHORT.test(word)
    judged.set(word, keyword)
    return keyword
  }
  return wordsOf(text, locale).map(({ form, joint }) => ({ word: form, keyword: isKeyword(form), joint }))
}
