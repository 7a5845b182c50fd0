import type { Locale } from '#contract/store.ts'
import { tokenize } from '#aso/tokens.ts'

const WORDS_MAX = 12

/** A name as it is found: its words, also in scripts without spaces, and all of it in one (`pac-man` as `pacman`). */
export function nameWords(name: string, locale: Locale): { words: string[]; compact: string } {
  const words = tokenize(name, locale).map(({ word }) => word)
  return { words, compact: words.join('').replaceAll("'", '') }
}

const startingWith = (word: string) => `"${word.replaceAll('"', '""')}"*`

/** The full-text query for what somebody types; null when it holds no word. Every word must begin one of the name's. */
export function nameQuery(text: string, locale: Locale): { match: string; compact: string } | null {
  const { words, compact } = nameWords(text, locale)
  if (words.length === 0) return null
  const every = words.slice(0, WORDS_MAX).map(startingWith).join(' AND ')
  return { match: `({words developer} : (${every})) OR ({compact} : ${startingWith(compact)})`, compact }
}
