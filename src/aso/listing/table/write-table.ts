import type { Store } from '#contract/store.ts'
import { csvOf, textCell } from '../../csv.ts'
import type { ListingText } from '../fastlane/folders.ts'
import { listingFields } from '../fields.ts'

/**
 * Texts as CSV: a row a language, a column a text, named as `guessRoles` knows them.
 *
 * @param readersLanguage whose spreadsheets are to open it
 */
export function tableOf(store: Store, texts: readonly ListingText[], readersLanguage: string): string {
  const fields = listingFields[store].map(({ field }) => field)
  const languages = [...new Set(texts.map(({ locale }) => locale))]
  const textAt = (locale: string, field: string) =>
    texts.find((one) => one.locale === locale && one.field === field)?.text ?? ''
  return csvOf(
    [
      ['language', ...fields],
      ...languages.map((locale) => [locale].concat(fields.map((field) => textCell(textAt(locale, field))))),
    ],
    readersLanguage,
  )
}
