import type { Language } from '#contract/auth/auth.ts'
import type { Country } from '#contract/projects.ts'
import type { Locale } from '#contract/store.ts'
import { countryName } from '#web/i18n/format.ts'

/** A country that is pointed at, and where: what is pointed at on the map comes into sight in the list. */
export interface Pointed {
  id: string
  on: 'list' | 'map'
}

/** A country to choose (ONB-050, OP-18). */
export interface CountryOption {
  /** ISO 3166-1 alpha-2, upper case. */
  id: string
  /** Its name in the reader's language. */
  text: string
  /** The code in lower case. */
  iso2: string
  locale: Locale
}

/** The countries of the server as options, by name. The server's names are English, and shorter than the Unicode ones. */
export const countryOptions = (countries: readonly Country[], language: Language): CountryOption[] =>
  countries
    .map(({ country, locale, displayName }) => ({
      id: country,
      text: language === 'en' ? displayName : countryName(country, language),
      iso2: country.toLowerCase(),
      locale,
    }))
    .toSorted((a, b) => a.text.localeCompare(b.text, language))

/** Countries by what people spend in their stores, largest first, both stores together: an order to suggest in, no figures. */
const LARGEST = ['US', 'CN', 'JP', 'KR', 'GB', 'DE', 'FR', 'CA', 'TW', 'AU', 'BR', 'IT']
const SUGGESTED_MAX = 6

/** Those to suggest: the browser's own countries, then the largest ones. */
export function suggestedOptions(options: readonly CountryOption[], own: readonly string[]): CountryOption[] {
  const codes = [...new Set([...own, ...LARGEST])]
  return codes.flatMap((code) => options.find(({ id }) => id === code) ?? []).slice(0, SUGGESTED_MAX)
}
