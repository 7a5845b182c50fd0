import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ReviewTag } from '#aso/reviews/review-tags.ts'

/** What a tag of a review is called. */
export function tagWord(tag: ReviewTag): string {
  if (tag === 'bug') return t(i18n)`Bug`
  if (tag === 'request') return t(i18n)`Feature request`
  return tag === 'billing' ? t(i18n)`Billing` : t(i18n)`Praise`
}
