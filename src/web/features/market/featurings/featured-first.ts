import { countryName } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

export interface FeaturedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  isFeatured: boolean
  isTracked: boolean
}

/** The countries that featured the app and the tracked ones that did not: featured first, then tracked, then by name. */
export function featuredFirst(featured: readonly string[], tracked: readonly string[]): FeaturedCountry[] {
  return [...new Set([...featured, ...tracked])]
    .map((code) => ({
      code,
      name: countryName(code, language()),
      isFeatured: featured.includes(code),
      isTracked: tracked.includes(code),
    }))
    .sort(
      (a, b) =>
        Number(b.isFeatured) - Number(a.isFeatured) ||
        Number(b.isTracked) - Number(a.isTracked) ||
        a.name.localeCompare(b.name, language()),
    )
}
