import { HISTORY_DAYS } from '#contract/limits.ts'
import { ApiFailure } from '../http/serve.ts'

const DAY_MS = 86_400_000

/** @throws VALIDATION_FAILED unless the days are in order and at most `HISTORY_DAYS` apart */
export function requireSpan(from: string, to: string): void {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
  if (days >= 0 && days <= HISTORY_DAYS) return
  throw new ApiFailure('VALIDATION_FAILED', `The days must be in order and at most ${HISTORY_DAYS} apart.`)
}

/** The UTC day so many days before a moment. */
export const daysBefore = (moment: Date, days: number): string =>
  new Date(moment.getTime() - days * DAY_MS).toISOString().slice(0, 10)
