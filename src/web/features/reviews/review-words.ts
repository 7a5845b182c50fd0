import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ReviewTag } from '#aso/reviews/review-tags.ts'
import type { OwnReview } from '#contract/reviews/review.ts'

const HEADLINE_MAX = 80

/** The title, or the beginning of the text where there is none. */
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

/** Characters as the stores count a reply: code points, a line break once. */
export const countCodePoints = (text: string): number => Array.from(text.replaceAll('\r\n', '\n')).length

/** The first `count` code points of a text. */
export const firstCodePoints = (text: string, count: number): string => Array.from(text).slice(0, count).join('')

/** The name of a review's tag. */
export function tagWord(tag: ReviewTag): string {
  if (tag === 'bug') return t(i18n)`Bug`
  if (tag === 'request') return t(i18n)`Feature request`
  return tag === 'billing' ? t(i18n)`Billing` : t(i18n)`Praise`
}
