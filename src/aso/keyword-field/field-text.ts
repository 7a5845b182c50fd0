import { countCharacters } from '../characters.ts'
import { normaliseKeyword } from '../keywords/normalise-keyword.ts'

/** What ends a word of the field: commas of all scripts, line breaks and tabs, as lists are pasted. */
const BETWEEN = /[,\n\r\t،、，;；]+/u

/** Whether a text that is being typed holds the end of a word. */
export const endsWord = (text: string): boolean => BETWEEN.test(text)

/** The entries of a typed or pasted list in the one form of a keyword; what is no keyword is left out. */
export function entriesOf(text: string, locale: string): string[] {
  return text.split(BETWEEN).flatMap((part) => normaliseKeyword(part, locale) ?? [])
}

/** The field as App Store Connect takes it: a comma between two entries, no space after it. */
export const fieldText = (entries: readonly string[]): string => entries.join(',')

/** Characters of the field as App Store Connect counts them: not bytes; see `countCharacters` for emoji. */
export const fieldLength = (entries: readonly string[]): number => countCharacters(fieldText(entries))

/** Bytes of the field in UTF-8, which older guides name as its limit. */
export const fieldBytes = (entries: readonly string[]): number => new TextEncoder().encode(fieldText(entries)).length

/** How many of the entries, from the first, fit into `limit` characters. */
export function fittingEntries(entries: readonly string[], limit: number): number {
  let length = -1
  const over = entries.findIndex((entry) => (length += 1 + countCharacters(entry)) > limit)
  return over === -1 ? entries.length : over
}
