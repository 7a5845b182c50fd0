import { KEYWORD_SEARCH_MIN } from '../protocol/limits.ts'

/** KEY-020: whether a text is long enough to search for: two characters, or one ideograph, which may be a word. */
export function isSearchable(text: string): boolean {
  const term = text.trim()
  return term.length >= KEYWORD_SEARCH_MIN || /^\p{Ideographic}$/u.test(term)
}
