import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'

/** The keywords in the form in which they are stored, in order and without duplicates; what is none is left out. */
export const normalised = (keywords: readonly string[], locale: string): string[] => [
  ...new Set(keywords.flatMap((text) => normaliseKeyword(text, locale) ?? [])),
]
