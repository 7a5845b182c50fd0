import type { Featuring } from '#contract/overview/overview.ts'
import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

export interface FeaturedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  isFeatured: boolean
  isTracked: boolean
  /** Each day it was featured there, newest first; empty where single ones are not known. */
  featured: readonly Featuring[]
}

/** The countries that featured the app and the tracked ones that did not: featured first, then tracked, then by name. */
export function featuredFirst(
  countries: readonly string[],
  tracked: readonly string[],
  featured: readonly Featuring[] = [],
): FeaturedCountry[] {
  return [...new Set([...countries, ...tracked])]
    .map((code) => ({
      code,
      name: countryName(code, language()),
      isFeatured: countries.includes(code),
      isTracked: tracked.includes(code),
      featured: featured.filter(({ country }) => country === code),
    }))
    .sort(
      (a, b) =>
        Number(b.isFeatured) - Number(a.isFeatured) ||
        Number(b.isTracked) - Number(a.isTracked) ||
        a.name.localeCompare(b.name, language()),
    )
}
