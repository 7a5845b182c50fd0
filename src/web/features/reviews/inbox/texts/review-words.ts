import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { OwnReview } from '#contract/reviews/review.ts'
import { language } from '#web/i18n/language.ts'
import { countCodePoints, firstCodePoints } from './code-points.ts'

const HEADLINE_MAX = 80

/** The title, or where there is none how the text begins. */
export function headlineOf({ title, body }: Pick<OwnReview, 'title' | 'body'>): string {
  const text = (title ?? '').trim() || (body.trim().split('\n')[0] ?? '')
  return countCodePoints(text) > HEADLINE_MAX ? `${firstCodePoints(text, HEADLINE_MAX - 1)}…` : text
}

/** "Nice and calm, 4 of 5 stars, by MiraK." */
export function reviewName(review: OwnReview): string {
  const { rating, author } = review
  const headline = headlineOf(review)
  const stars = t(i18n)`${rating} of 5 stars`
  const by = author === null ? null : t(i18n)`by ${author}`
  return [headline === '' ? null : headline, stars, by].filter((part) => part !== null).join(', ')
}

let names: { language: string; of: Intl.DisplayNames } | null = null

/** Name of a language, ISO 639-1, in the reader's own. */
export function languageName(code: string): string {
  if (names?.language !== language())
    names = { language: language(), of: new Intl.DisplayNames([language()], { type: 'language' }) }
  try {
    return names.of.of(code) ?? code
  } catch {
    return code
  }
}
