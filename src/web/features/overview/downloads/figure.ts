import { t } from '@lingui/core/macro'
import { formatMoney, formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** What the page tells day by day and country by country. */
export type PerformanceFigure = 'downloads' | 'revenue'

export const figureName = (figure: PerformanceFigure): string => (figure === 'downloads' ? t`Downloads` : t`Revenue`)

/** `currency`: ISO 4217 code of the revenue; null: none is known. */
export const figureText = (figure: PerformanceFigure, value: number, currency: string | null): string =>
  figure === 'revenue' && currency !== null ? formatMoney(value, currency, language()) : formatNumber(value, language())
