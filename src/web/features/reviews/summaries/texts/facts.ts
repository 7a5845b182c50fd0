import { plural, t } from '@lingui/core/macro'
import { periodBefore } from '#aso/reviews/periods.ts'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { countryName, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { languageName } from '../../templates/editor/language-options.ts'

type Scope = Pick<SummaryListed, 'countries' | 'languages'>

/** What a summary or schedule is limited to: "Germany, German"; null: nothing. */
export function scopeText({ countries, languages }: Scope): string | null {
  const names = [...countries.map((code) => countryName(code, language())), ...languages.map(languageName)]
  return names.length === 0 ? null : names.join(', ')
}

/** "1,208 reviews, 14 countries" */
export function countsOf({ reviews, countriesFound }: Pick<SummaryListed, 'reviews' | 'countriesFound'>): string {
  const [number, lands] = [formatNumber(reviews, language()), formatNumber(countriesFound, language())]
  const read = plural(reviews, { one: `${number} review`, other: `${number} reviews` })
  // Google Play names no country.
  if (countriesFound === 0) return read
  const from = plural(countriesFound, { one: `${lands} country`, other: `${lands} countries` })
  return t`${read}, ${from}`
}

/** The period that a summary is compared with: of the same length, until the day before. */
export const beforeName = ({ from, to }: { from: string; to: string }): string => periodName(periodBefore({ from, to }))
