import { Locale, type Store } from '#contract/store.ts'
import * as v from 'valibot'
import { shownIn, storefronts, localesOfStorefront, storeLocaleOf } from '../keyword-field/storefront-locales.ts'

/**
 * Languages in which a listing of Google Play can be written, as its console names them. Source: Google Play Console Help,
 * "Translate and localize your app", with fastlane's list of them (supply/languages.rb).
 */
const PLAY =
  'af am ar az-AZ be bg bn-BD ca cs-CZ da-DK de-DE el-GR en-AU en-CA en-GB en-IN en-SG en-US en-ZA es-419 es-ES es-US et eu-ES fa fi-FI fil fr-CA fr-FR gl-ES hi-IN hr hu-HU hy-AM id is-IS it-IT iw-IL ja-JP ka-GE km-KH kn-IN ko-KR ky-KG lo-LA lt lv mk-MK ml-IN mn-MN mr-IN ms ms-MY my-MM ne-NP nl-NL no-NO pl-PL pt-BR pt-PT rm ro ru-RU si-LK sk sl sr sv-SE sw ta-IN te-IN th tr-TR uk vi zh-CN zh-HK zh-TW zu'

const languages: Readonly<Record<Store, readonly string[]>> = {
  APP_STORE: [...new Set(storefronts().flatMap((country) => localesOfStorefront(country) ?? []))].toSorted(),
  GOOGLE_PLAY: PLAY.split(' '),
}

/** Languages in which a listing can be written, as its store names them. */
export const languagesOf = (store: Store): readonly string[] => languages[store]

/** Scripts that are written from the right, of all in which a listing can be written. */
const FROM_THE_RIGHT = new Set(['Arab', 'Hebr'])

/** Which way a language of a listing is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  FROM_THE_RIGHT.has(spoken(language).script ?? '') ? 'rtl' : 'ltr'

/** `nb` is what both stores call `no`; `419` is Latin America, whose largest country is Mexico. */
const spoken = (locale: string) => new Intl.Locale(locale.replace('419', 'MX').replace(/^nb/, 'no')).maximize()

/**
 * The language of the listing that people of a country see: `de-DE` for `de-CH` in either store, in Google Play `zh-HK` for
 * `zh-Hant-HK`. The locale's own language where the store lists it, else American English.
 *
 * @param locale a language and a country
 */
export function listingLanguageOf(store: Store, locale: Locale): string {
  if (store === 'APP_STORE') return storeLocaleOf(locale)
  if (languages.GOOGLE_PLAY.includes(locale)) return locale
  const { language, script, region } = spoken(locale)
  const alike = languages.GOOGLE_PLAY.filter((one) => {
    const other = spoken(one)
    return other.language === language && other.script === script
  })
  return alike.find((one) => spoken(one).region === region) ?? alike[0] ?? 'en-US'
}

/**
 * Where a language of a listing can be read in the store: a language and a country.
 *
 * @param selected the selected country's locale, which counts where its people see the language
 * @returns null: in no country by itself
 */
export function readIn(store: Store, listingLanguage: string, selected: Locale): Locale | null {
  if (listingLanguageOf(store, selected) === listingLanguage) return selected
  if (store === 'APP_STORE') return shownIn(listingLanguage)
  const { language, region } = spoken(listingLanguage)
  const locale = v.is(Locale, listingLanguage) ? listingLanguage : `${language}-${region ?? ''}`
  return v.is(Locale, locale) && listingLanguageOf(store, locale) === listingLanguage ? locale : null
}
