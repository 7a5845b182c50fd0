import { tokenize } from '../../tokens.ts'
import type { Checked } from './rules.ts'

type KeywordRule = 'keywords.spaces' | 'keywords.empty-entry' | 'keywords.twice' | 'keywords.in-name'

/** The words of a text that say something, in lower case. */
const wordsOf = (text: string, language: string): string[] =>
  tokenize(text, language).flatMap(({ word, keyword }) => (keyword ? word : []))

/**
 * What the App Store's keyword field wastes: it searches each word once, in whatever field it stands, so that commas need no
 * space after them, and no word stands twice (Apple, "Discovery on the App Store", keywords).
 */
export function keywordFindings(
  rule: KeywordRule,
  text: string,
  elsewhere: readonly string[],
  language: string,
): Checked[] {
  const entries = text.split(',')
  const keys = entries.map((entry) => entry.trim().toLocaleLowerCase(language))
  const joined = (kept: readonly string[]) => kept.join(',')
  switch (rule) {
    case 'keywords.spaces':
      return /, | ,/.test(text) ? [{ found: null, mended: joined(entries.map((entry) => entry.trim())) }] : []
    case 'keywords.empty-entry': {
      // After the last comma somebody is about to write.
      const isEmpty = keys.slice(0, -1).includes('')
      return isEmpty ? [{ found: null, mended: joined(entries.filter((entry) => entry.trim() !== '')) }] : []
    }
    case 'keywords.twice': {
      const first = new Map(keys.map((key, index) => [key, index] as const).toReversed())
      const again = keys.findIndex((key, index) => key !== '' && first.get(key) !== index)
      return again === -1 ? [] : [{ found: keys[again] ?? '', mended: joined(entries.toSpliced(again, 1)) }]
    }
    case 'keywords.in-name': {
      const counted = new Set(elsewhere.flatMap((other) => wordsOf(other, language)))
      const at = keys.findIndex((key) => counted.has(key))
      return at === -1 ? [] : [{ found: keys[at] ?? '', mended: joined(entries.toSpliced(at, 1)) }]
    }
  }
}

/** The first word of the subtitle that the name has already; null: none. */
export function repeatedWord(subtitle: string, name: string, language: string): string | null {
  const counted = new Set(wordsOf(name, language))
  return wordsOf(subtitle, language).find((word) => counted.has(word)) ?? null
}
