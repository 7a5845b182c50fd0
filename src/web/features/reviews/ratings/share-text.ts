import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'

/** Least share that is told as a number, 0..1. */
const LEAST = 0.01

/** A share of ratings in whole per cent: "71%"; a few among many are "<1%" and not none. */
export function shareText(count: number, total: number): string {
  const share = total === 0 ? 0 : count / total
  const isFew = count > 0 && Math.round(share * 100) === 0
  return `${isFew ? '<' : ''}${formatPercent(isFew ? LEAST : share, language(), 0)}`
}
