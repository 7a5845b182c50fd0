import { countryCodeOf } from '#contract/store.ts'
import { countryName } from './format.ts'
import { language } from './language.ts'

/** Name of a locale's country in the reader's language. */
export const countryNameOf = (locale: string): string => countryName(countryCodeOf(locale), language())
