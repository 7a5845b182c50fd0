import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** Country code of a locale: `DE` of `de-DE`. */
export const countryCodeOf = (locale: string): string => locale.slice(-2)

/** Name of a locale's country in the reader's language. */
export const countryOf = (locale: string): string => countryName(countryCodeOf(locale), language())
