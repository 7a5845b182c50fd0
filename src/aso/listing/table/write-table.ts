import type { Store } from '#contract/store.ts'
import { csvOf, textCell } from '../../csv.ts'
import type { ListingText } from '../fastlane/folders.ts'
import { listingFields } from '../fields.ts'

/** A row a language, a column a text, named as `guessRoles` knows them; an apostrophe goes before what would be computed. */
export function rowsOfTexts(store: Store, texts: readonly ListingText[]): string[][] {
  const fields = listingFields[store].map(({ field }) => field)
  const languages = [...new Set(texts.map(({ locale }) => locale))]
  const textAt = (locale: string, field: string) =>
    texts.find((one) => one.locale === locale && one.field === field)?.text ?? ''
  return [
    ['language', ...fields],
    ...languages.map((locale) => [locale].concat(fields.map((field) => textCell(textAt(locale, field))))),
  ]
}

/**
 * Texts as CSV, in the rows of `rowsOfTexts`.
 *
 * @param readersLanguage whose spreadsheets are to open it
 */
export const tableOf = (store: Store, texts: readonly ListingText[], readersLanguage: string): string =>
  csvOf(rowsOfTexts(store, texts), readersLanguage)
