import { t } from '@lingui/core/macro'
import type { AppPerformance } from '#contract/overview/overview.ts'

/** Whose downloads or revenue stand somewhere: what the owner's store told, or what we estimate. */
export type FigureMark = 'own' | 'estimate'

/** Of an app's downloads; its revenue is always an estimate, for stores tell proceeds in several currencies. */
export const downloadsMark = ({ own }: Pick<AppPerformance, 'own'>): FigureMark =>
  own?.downloadsLast30Days == null ? 'estimate' : 'own'

export const markText = (mark: FigureMark): string => (mark === 'own' ? t`Your figures` : t`Our estimate`)

/** `mark`: null where there is no figure. */
export const last30DaysText = (mark: FigureMark | null): string => {
  if (mark === null) return t`Worldwide, last 30 days`
  return mark === 'own' ? t`Worldwide, last 30 days, your figures` : t`Worldwide, last 30 days, our estimate`
}
