import { Trans } from '@lingui/react/macro'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** Where a keyword's volume is from, in a sentence: a finger finds no tooltip. */
export function VolumeNote({ week, isListed }: NonNullable<KeywordMetrics['official']>) {
  const day = formatDate(week, language())
  return isListed ? (
    <Trans>Volume: Apple's own search popularity of the week from {day}.</Trans>
  ) : (
    <Trans>Volume: our estimate. In the week from {day} the keyword was below Apple's first 500 of every genre.</Trans>
  )
}
