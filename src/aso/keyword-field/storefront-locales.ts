import { countryCodeOf } from '#contract/store.ts'

/** Localizations of a listing, the storefront's default first, and the countries whose storefronts support just these. */
const supported: Readonly<Record<string, string>> = {
  'en-GB':
    'AF AL AO AI AG AM AZ BS BB BY BM BT BW VG BN BG CV KY DM EE SZ FJ GM GE GH GD IS IE JM KZ KE XK KG LV LR LT MW MV MT FM MD MN MS MZ MM NA NR NP NG MK PW PG PH ST SL SB ZA LK KN LC VC TJ TZ TO TM TC UG GB UZ ZM ZW',
  'en-GB ar-SA': 'BH IQ JO KW LY OM QA SA AE YE',
  'en-GB ar-SA fr-FR': 'DZ EG LB MR MA TN',
  'en-GB bn-BD gu-IN hi kn-IN ml-IN mr-IN or-IN pa-IN ta-IN te-IN ur-PK': 'IN',
  'en-GB cs': 'CZ',
  'en-GB da': 'DK',
  'en-GB el': 'GR',
  'en-GB el tr': 'CY',
  'en-GB es-MX': 'BZ UY',
  'en-GB fi': 'FI',
  'en-GB fr-FR': 'BJ BF KH TD CD CG GW GY LA MG ML MU NE RW SN SC TT VU',
  'en-GB fr-FR de-DE': 'LU',
  'en-GB he': 'IL',
  'en-GB hr': 'BA HR ME RS',
  'en-GB hu': 'HU',
  'en-GB id': 'ID',
  'en-GB ms': 'MY',
  'en-GB nl-NL': 'SR',
  'en-GB nl-NL fr-FR': 'BE',
  'en-GB no': 'NO',
  'en-GB pl': 'PL',
  'en-GB ro': 'RO',
  'en-GB ru uk': 'UA',
  'en-GB sk': 'SK',
  'en-GB sl-SI': 'SI',
  'en-GB th': 'TH',
  'en-GB tr': 'TR',
  'en-GB ur-PK': 'PK',
  'en-GB vi': 'VN',
  'en-GB zh-Hans': 'SG',
  'de-DE en-GB': 'AT DE',
  'de-DE en-GB fr-FR it': 'CH',
  'en-AU en-GB': 'AU NZ',
  'en-CA fr-CA': 'CA',
  'en-US ar-SA zh-Hans zh-Hant fr-FR ko pt-BR ru es-MX vi': 'US',
  'es-ES ca en-GB': 'ES',
  'es-MX en-GB': 'AR BO CL CO CR DO EC SV GT HN MX NI PA PY PE VE',
  'fr-FR en-GB': 'CM CI FR GA',
  'it en-GB': 'IT',
  'ja en-US': 'JP',
  'ko en-GB': 'KR',
  'nl-NL en-GB': 'NL',
  'pt-BR en-GB': 'BR',
  'pt-PT en-GB': 'PT',
  'ru en-GB uk': 'RU',
  'sv en-GB': 'SE',
  'zh-Hans en-GB': 'CN',
  'zh-Hant en-GB': 'HK MO TW',
}

const byCountry = new Map(
  Object.entries(supported).flatMap(([locales, countries]) =>
    countries.split(' ').map((country) => [country, locales.split(' ')] as const),
  ),
)

/** The countries that have an App Store: 175. */
export const storefronts = (): string[] => [...byCountry.keys()]

/**
 * The localizations of a listing whose keywords a country's App Store searches, its default first; null: there is no
 * App Store. Codes are those of App Store Connect.
 *
 * Source: Apple, App Store Connect Help, "App Store localizations" (developer.apple.com/help/app-store-connect/reference/
 * app-information/app-store-localizations), as of October 2026, with "Localize app information": keywords are searchable in
 * every country whose App Store supports their language. Apple does not say how much the further languages weigh.
 */
export const localesOfStorefront = (countryCode: string): readonly string[] | null => byCountry.get(countryCode) ?? null

/** A locale with its likely script: `zh-TW` and `zh-Hant` are the same language, `nb` is what the store calls `no`. */
function languageOf(locale: string): string {
  const { language, script } = new Intl.Locale(locale).maximize()
  return `${language === 'nb' ? 'no' : language}-${script}`
}

/**
 * The localization that a country's App Store shows to people with the language of `locale`: `de-DE` for `de-CH`, the
 * storefront's default where it does not support the language, and the locale itself where there is no App Store.
 */
export function storeLocaleOf(locale: string): string {
  const locales = localesOfStorefront(countryCodeOf(locale))
  if (!locales) return locale
  return locales.find((one) => languageOf(one) === languageOf(locale)) ?? locales[0] ?? locale
}

/** Countries whose people see a localization that names no country. */
const home: Readonly<Record<string, string>> = {
  cs: 'cs-CZ',
  da: 'da-DK',
  el: 'el-GR',
  fi: 'fi-FI',
  he: 'he-IL',
  hr: 'hr-HR',
  hu: 'hu-HU',
  id: 'id-ID',
  it: 'it-IT',
  ja: 'ja-JP',
  ko: 'ko-KR',
  ms: 'ms-MY',
  no: 'nb-NO',
  pl: 'pl-PL',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sk: 'sk-SK',
  sv: 'sv-SE',
  th: 'th-TH',
  tr: 'tr-TR',
  uk: 'uk-UA',
  vi: 'vi-VN',
  'zh-Hans': 'zh-Hans-CN',
  'zh-Hant': 'zh-Hant-TW',
}
/** A country's second language, and languages of India: no country's listing is asked for in them. */
const nowhere = new Set('ca fr-CA hi bn-BD gu-IN kn-IN ml-IN mr-IN or-IN pa-IN ta-IN te-IN'.split(' '))

/** The language and country in which a localization's texts can be read: `ja-JP` for `ja`; null: in none. */
export const shownIn = (storeLocale: string): string | null =>
  nowhere.has(storeLocale) ? null : (home[storeLocale] ?? storeLocale)

/** Where the texts of the localizations can be read that a country's App Store searches besides the one it shows. */
export function otherLocalizations(locale: string): string[] {
  const shown = storeLocaleOf(locale)
  const searched = localesOfStorefront(countryCodeOf(locale)) ?? []
  return searched.flatMap((one) => (one === shown ? [] : (shownIn(one) ?? [])))
}
