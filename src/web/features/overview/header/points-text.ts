import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** Points with at most one decimal: 25, 10.5. */
export const pointsText = (value: number): string => {
  const rounded = Math.round(10 * value) / 10
  return formatNumber(rounded, language(), Number.isInteger(rounded) ? 0 : 1)
}
