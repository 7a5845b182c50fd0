import type { Country } from '#contract/projects.ts'
import { countryCodeOf, type Locale } from '#contract/store.ts'

/** The App Store's storefronts, each with the locale of its main language; Google Play serves the same countries. */
const locales = `
  ps-AF sq-AL ar-DZ pt-AO en-AI en-AG es-AR hy-AM en-AU de-AT az-AZ en-BS ar-BH en-BB be-BY nl-BE en-BZ fr-BJ en-BM
  dz-BT es-BO bs-BA en-BW pt-BR en-VG ms-BN bg-BG fr-BF km-KH fr-CM en-CA pt-CV en-KY fr-TD es-CL zh-Hans-CN es-CO fr-CG
  fr-CD es-CR fr-CI hr-HR el-CY cs-CZ da-DK en-DM es-DO es-EC ar-EG es-SV et-EE en-SZ en-FJ fi-FI fr-FR fr-GA en-GM
  ka-GE de-DE en-GH el-GR en-GD es-GT pt-GW en-GY es-HN zh-Hant-HK hu-HU is-IS en-IN id-ID ar-IQ en-IE he-IL it-IT en-JM
  ja-JP ar-JO kk-KZ en-KE ko-KR sq-XK ar-KW ky-KG lo-LA lv-LV ar-LB en-LR ar-LY lt-LT fr-LU zh-Hant-MO fr-MG en-MW ms-MY
  dv-MV fr-ML en-MT ar-MR en-MU es-MX en-FM ro-MD mn-MN sr-ME en-MS ar-MA pt-MZ my-MM en-NA en-NR ne-NP nl-NL en-NZ es-NI
  fr-NE en-NG mk-MK nb-NO ar-OM ur-PK en-PW es-PA en-PG es-PY es-PE en-PH pl-PL pt-PT ar-QA ro-RO ru-RU rw-RW pt-ST ar-SA
  fr-SN sr-RS en-SC en-SL en-SG sk-SK sl-SI en-SB en-ZA es-ES si-LK en-KN en-LC en-VC nl-SR sv-SE de-CH zh-Hant-TW tg-TJ
  sw-TZ th-TH to-TO en-TT ar-TN tr-TR tk-TM en-TC en-UG uk-UA ar-AE en-GB en-US es-UY uz-UZ en-VU es-VE vi-VN ar-YE en-ZM
  en-ZW
`

/** Names as the stores write them, where the Unicode names are longer. */
const shortNames: Record<string, string> = { HK: 'Hong Kong', MO: 'Macao', MM: 'Myanmar', CG: 'Congo', CD: 'DR Congo' }

const names = new Intl.DisplayNames('en', { type: 'region' })

/** Every country that can be tracked, by name; one locale each. */
export const countries: readonly Country[] = locales
  .trim()
  .split(/\s+/)
  .map((locale) => {
    const country = countryCodeOf(locale)
    return { country, locale, displayName: shortNames[country] ?? names.of(country) ?? country }
  })
  .sort((a, b) => a.displayName.localeCompare(b.displayName, 'en'))

export const countryByCode: ReadonlyMap<string, Country> = new Map(countries.map((entry) => [entry.country, entry]))

const supported: ReadonlySet<string> = new Set(countries.map(({ locale }) => locale))

export const isSupportedLocale = (locale: Locale): boolean => supported.has(locale)
