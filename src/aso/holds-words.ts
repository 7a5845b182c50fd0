import { withoutDots } from './lower-case.ts'
import { formsOf } from './words.ts'

/** Tells whether a text holds all words of a keyword; stores match words in any order. */
export function holdsWords(text: string, locale: string): (keyword: string) => boolean {
  const holds = holdsForms(text, locale)
  return (keyword) => holds(formsOf(keyword, locale))
}

/** The same of words that are in the form in which they are compared (`formsOf`). */
export function holdsForms(text: string, locale: string): (words: readonly string[]) => boolean {
  const held = new Set(formsOf(text, locale).map(withoutDots))
  return (words) => words.length > 0 && words.every((word) => held.has(withoutDots(word)))
}
