import type { MessageDescriptor } from '@lingui/core'
import { plural, t, msg } from '@lingui/core/macro'
import { periodBefore } from '#aso/reviews/periods.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { SummaryListed } from '#contract/reviews/summaries.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { ApiError } from '#web/api/api-error.ts'
import { periodName } from '#web/commands/summaries/period-name.ts'
import { countryName, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { changeFailureText } from '#web/ui/feedback/failure-text.ts'
import { languageName } from '../languages.ts'

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
export const beforeName = ({ from, to }: { from: UtcDay; to: UtcDay }): string => periodName(periodBefore({ from, to }))

const MINUTE_MS = 60_000
/** Progress below which the elapsed time says nothing about the remaining time. */
const KNOWN_FROM = 0.05

/** Estimates the remaining time of a summary from its progress so far. */
export function timeLeft({ progress, createdAt }: Pick<SummaryListed, 'progress' | 'createdAt'>, now: number): string {
  const taken = now - Date.parse(createdAt)
  if (progress < KNOWN_FROM || taken <= 0) return t`Just started`
  const minutes = Math.max(1, Math.round((taken * (1 - progress)) / progress / MINUTE_MS))
  return plural(minutes, { one: 'About # min left', other: 'About # min left' })
}

/** ERR-053 to ERR-056. */
const byCode: Partial<Record<ErrorCode, MessageDescriptor>> = {
  QUOTA_EXCEEDED: msg`All summaries of this month are used. There are new ones on the 1st.`,
  OUT_OF_RANGE: msg`The period must be within the last 90 days.`,
  DUPLICATE_SUMMARY: msg`There's already a schedule with the same interval, countries and languages.`,
  AI_UNAVAILABLE: msg`The language model can't be reached at the moment. Try again in a few minutes.`,
  AI_FAILED: msg`The language model gave no usable response. Try again.`,
  AI_DAY_LIMIT: msg`The language model's limit for today is used up. Try again tomorrow.`,
  SUMMARY_NOT_FOUND: msg`This summary has been deleted.`,
}

/** Why a summary or schedule could not be made, in plain words. */
export const failureOf = (error: unknown): MessageDescriptor =>
  (error instanceof ApiError && error.code !== null && byCode[error.code]) || changeFailureText(error)
