import { formsOf } from '../words.ts'

/** A text in the forms in which rules look for words in it. */
export interface HeldWords {
  /** Its words with a space around each. */
  line: string
  /** The text itself, NFKC and lower case: for words that no space parts from others. */
  plain: string
  /** BCP 47 language of both. */
  locale: string
}

/** Japanese, Chinese, Thai …: where a word ends depends on what stands around it. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
/** Marks within a word that nobody sees. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/gu

/** @param language ISO 639-1 of the text; null: not known */
export function heldWords(text: string, language: string | null): HeldWords {
  const locale = language ?? 'und'
  const seen = text.replace(UNSEEN, '')
  return { line: lineOf(seen, locale), plain: plainOf(seen, locale), locale }
}

/**
 * Tells whether a text holds a word or phrase, whole, whatever its case (NFKC). One without any letter, such as an emoji, and
 * one of a script without spaces may stand anywhere. What is made of the words is kept for the next texts.
 */
export function wordFinder(): (held: HeldWords, word: string) => boolean {
  const known = new Map<string, (held: HeldWords) => boolean>()
  return (held, word) => {
    const key = `${held.locale} ${word}`
    let find = known.get(key)
    if (!find) known.set(key, (find = finderOf(word, held.locale)))
    return find(held)
  }
}

function finderOf(word: string, locale: string): (held: HeldWords) => boolean {
  const line = lineOf(word, locale)
  const plain = plainOf(word, locale)
  return line === ' ' || UNSPACED.test(plain)
    ? (held) => held.plain.includes(plain)
    : (held) => held.line.includes(line)
}

const lineOf = (text: string, locale: string) => [' ', ...formsOf(text, locale).map((form) => `${form} `)].join('')

const plainOf = (text: string, locale: string) => text.normalize('NFKC').toLocaleLowerCase(locale)
