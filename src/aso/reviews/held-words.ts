import { formsOf } from '../words.ts'

/** A text in the forms in which rules look for words in it. */
export interface HeldWords {
  forms: ReadonlySet<string>
  /** Its words with a space around each. */
  line: string
  /** The text itself, NFKC and lower case: for words that no space parts from others. */
  plain: string
  /** BCP 47 language of all of them. */
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
  const forms = formsOf(seen, locale)
  return { forms: new Set(forms), line: lineOf(forms), plain: plainOf(seen, locale), locale }
}

const held = new WeakMap<object, HeldWords>()

/** The words of a review, title and text; made once for each review, since a dry run asks for them with every change of a rule. */
export function wordsOf(review: { title: string | null; body: string; language: string | null }): HeldWords {
  const known = held.get(review)
  if (known) return known
  const made = heldWords(`${review.title ?? ''}\n${review.body}`, review.language)
  held.set(review, made)
  return made
}

/** How a word is looked for: where its first form is not held, the rest need not be. */
interface Sought {
  first: string | undefined
  line: string
  plain: string
}

/**
 * Tells whether a text holds any of some words or phrases, whole, whatever their case (NFKC). One without any letter, such as an
 * emoji, and one of a script without spaces may stand anywhere. What is made of a list of words is kept for the next texts.
 */
export function wordFinder(): (held: HeldWords, words: readonly string[]) => boolean {
  const known = new Map<string, Map<readonly string[], Sought[]>>()
  return (held, words) => {
    let lists = known.get(held.locale)
    if (!lists) known.set(held.locale, (lists = new Map()))
    let sought = lists.get(words)
    if (!sought) lists.set(words, (sought = words.map((word) => soughtOf(word, held.locale))))
    return sought.some((one) => isIn(held, one))
  }
}

function soughtOf(word: string, locale: string): Sought {
  const forms = formsOf(word, locale)
  const plain = plainOf(word, locale)
  return { first: UNSPACED.test(plain) ? undefined : forms[0], line: lineOf(forms), plain }
}

const isIn = (held: HeldWords, { first, line, plain }: Sought) =>
  first === undefined ? held.plain.includes(plain) : held.forms.has(first) && held.line.includes(line)

const lineOf = (forms: readonly string[]) => ` ${forms.join(' ')} `

const plainOf = (text: string, locale: string) => text.normalize('NFKC').toLocaleLowerCase(locale)
