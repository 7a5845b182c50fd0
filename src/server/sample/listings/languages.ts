import { localesOfStorefront } from '#aso/keyword-field/storefront-locales.ts'
import { countryCodeOf } from '#contract/store.ts'
import { storefronts, worldLocales, type WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'

/** The language of a storefront's pages, as the App Store's addresses name it. */
export const tagOf = (locale: WorldLocale) => (locale === 'ja-JP' ? 'ja' : locale)

/** The locale whose texts are in a language; null: the world writes nothing in it. */
export const localeOfTag = (tag: string): WorldLocale | null =>
  worldLocales.find((locale) => tagOf(locale) === tag) ??
  worldLocales.find((locale) => storefronts[locale].language === tag.slice(0, 2)) ??
  null

/** Languages in which a country's App Store shows an app: the country's own, then further ones that the app speaks. */
export function languagesOf({ languages }: SampleApp, locale: WorldLocale): string[] {
  const own = tagOf(locale)
  const further = (localesOfStorefront(countryCodeOf(locale)) ?? []).filter(
    (tag) => tag !== own && languages.includes(tag.slice(0, 2)) && localeOfTag(tag) !== null,
  )
  return [own, ...further]
}
