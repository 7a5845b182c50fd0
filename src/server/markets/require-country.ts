import type { Country } from '#contract/projects.ts'
import type { Locale } from '#contract/store.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { countryByCode, isSupportedLocale } from './countries.ts'

const notCovered = () => new HttpError('COUNTRY_NOT_SUPPORTED', 'This country has no store that Storeglass covers.')

/** @throws COUNTRY_NOT_SUPPORTED */
export function requireCountry(code: string): Country {
  const country = countryByCode.get(code)
  if (!country) throw notCovered()
  return country
}

/** @throws COUNTRY_NOT_SUPPORTED unless the locale is the one in which its country is tracked */
export function requireSupportedLocale(locale: Locale): void {
  if (!isSupportedLocale(locale)) throw notCovered()
}
