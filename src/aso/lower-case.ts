/** Languages whose small I has no dot. */
const DOTLESS = /^(?:tr|az)\b/
const WORD = /[\p{L}\p{M}]+/gu
/** Letters that English words do not have; they make a word one of these languages. */
const OWN_LETTER = /[ÇĞİÖŞÜƏçğıöşüə]/

/**
 * Lower case of a locale's language. In Turkish a capital I is `ı`, but in words from elsewhere, of which titles are full: AI,
 * Instagram, IPTV. It is `ı` beside a letter that Turkish alone has.
 */
export function lowerCase(text: string, locale: string): string {
  if (!text.includes('I') || !DOTLESS.test(locale)) return text.toLocaleLowerCase(locale)
  const dotted = text.replaceAll(WORD, (word) => (OWN_LETTER.test(word) ? word : word.replaceAll('I', 'i')))
  return dotted.toLocaleLowerCase(locale)
}

/** A word as stores match it: people and titles write `ı` and `i` for each other. */
export const withoutDots = (word: string): string => word.replaceAll('ı', 'i')
