import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { countryCodeOf } from '#web/i18n/locale.ts'

/** Name of a locale's country in the reader's language. */
export const countryOf = (locale: string): string => countryName(countryCodeOf(locale), language())
