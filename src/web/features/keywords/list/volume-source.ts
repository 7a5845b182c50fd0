import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'

/** Of a file: where a volume is from; empty where there is none. */
export function volumeSource({ volume, official }: Pick<KeywordMetrics, 'volume' | 'official'>, i18n: I18n): string {
  if (volume === null) return ''
  if (!official) return t(i18n)`Estimate`
  const { week } = official
  return official.isListed ? t(i18n)`Apple Ads, week of ${week}` : t(i18n)`Estimate, below Apple's first 500`
}
