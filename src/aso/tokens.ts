import { stopWordsOf } from './stop-words.ts'

export interface Token {
  /** NFKC, lower case of the locale. */
  word: string
  /** Whether it can be a keyword: not a stop word, a number or a lone letter. */
  keyword: boolean
  /** What stands between the word before and this one; null: a phrase can't go across it (sentence, line, comma …). */
  joint: '' | ' ' | '-' | null
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(locale: string): Intl.Segmenter {
  let segmenter = segmenters.get(locale)
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
    segmenters.set(locale, segmenter)
  }
  return segmenter
}

const HAS_LETTER = /\p{L}/u
/** One letter of an alphabet says nothing; one Chinese character may be a word. One or two hiragana are grammar. */
const TOO_SHORT =
  /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Katakana}]\p{M}*|\p{Script=Hiragana}{1,2})$/u
/** French and Italian: `l'heure` is searched for as `heure`. */
const ELIDED = /^(?:l|d|j|m|t|s|n|c|qu|jusqu|lorsqu|puisqu|un|dell|all|nell|sull)'(?=\p{L})/u
const elides = (locale: string) => /^(fr|it|ca)\b/.test(locale)

function jointOf(gap: string): Token['joint'] {
  if (gap === '') return ''
  if (/^[^\S\r\n\u2028\u2029]+$/u.test(gap)) return ' '
  return /^[-\u2010\u2011]$/u.test(gap) ? '-' : null
}

/**
 * The words of a text in any language, in order. Word boundaries are those of the platform's dictionary
 * (`Intl.Segmenter`), so that Japanese, Chinese and Thai are split too; German compounds stay whole.
 */
export function tokenize(text: string, locale: string): Token[] {
  const stopWords = stopWordsOf(locale)
  const elided = elides(locale)
  const tokens: Token[] = []
  let gap = '\n'
  for (const { segment, isWordLike } of segmenterOf(locale).segment(text.normalize('NFKC'))) {
    if (!isWordLike) {
      gap += segment
      continue
    }
    let word = segment.toLocaleLowerCase(locale).replaceAll('\u2019', "'")
    if (elided) word = word.replace(ELIDED, '')
    const keyword = !stopWords.has(word) && HAS_LETTER.test(word) && !TOO_SHORT.test(word)
    tokens.push({ word, keyword, joint: jointOf(gap) })
    gap = ''
  }
  return tokens
}
