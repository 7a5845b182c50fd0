import { t } from '@lingui/core/macro'
import { language } from '#web/i18n/language.ts'

/** Languages that most reviews are written in, ISO 639-1. */
const codes = 'ar cs da de el en es fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sv th tr uk vi zh'.split(' ')

let names: { language: string; of: Intl.DisplayNames } | null = null

/** Name of a language, ISO 639-1, in the reader's own. */
export function languageName(code: string): string {
  if (names?.language !== language())
    names = { language: language(), of: new Intl.DisplayNames([language()], { type: 'language' }) }
  try {
    return names.of.of(code) ?? code
  } catch {
    return code
  }
}

/** Languages by name, with those of `more` that are not among them. */
export function languageCodes(more: readonly string[] = []): string[] {
  return [...new Set([...codes, ...more])].toSorted((a, b) =>
    languageName(a).localeCompare(languageName(b), language()),
  )
}

/** Options of a select that starts with “Any language”. */
export const languageOptions = (chosen: string): { value: string; label: string }[] => [
  { value: '', label: t`Any language` },
  ...languageCodes(chosen === '' ? [] : [chosen]).map((code) => ({ value: code, label: languageName(code) })),
]
