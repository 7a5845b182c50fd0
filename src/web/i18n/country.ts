import { countryCodeOf } from '#contract/store.ts'
import { countryName } from './format.ts'
import { language } from './language.ts'

/** Name of a locale's country in the reader's language. */
export const countryNameOf = (locale: string): string => countryName(countryCodeOf(locale), language())

/** Countries whose English name takes the definite article within a sentence. */
const withArticle = new Set(
  [
    'AE',
    'BS',
    'CD',
    'CF',
    'CG',
    'DO',
    'FK',
    'FO',
    'GB',
    'GM',
    'KM',
    'KY',
    'MH',
    'MP',
    'MV',
    'NL',
    'PH',
    'SB',
    'SC',
  ].concat(['TC', 'UM', 'US', 'VG', 'VI']),
)

/** The name as it stands after "in": "the United States". German texts name a country without a preposition. */
export function countryInSentence(locale: string): string {
  const code = countryCodeOf(locale)
  const name = countryName(code, language())
  return language() === 'en' && withArticle.has(code) ? `the ${name}` : name
}

/** The name as a sentence begins with it: "The United States". */
export function countryAtStart(locale: string): string {
  const name = countryInSentence(locale)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
