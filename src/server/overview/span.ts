import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { HISTORY_DAYS } from '#contract/protocol/limits.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/** @throws VALIDATION_FAILED unless the days are in order and at most `HISTORY_DAYS` apart */
export function requireSpan(from: UtcDay, to: UtcDay): void {
  const days = daysBetween(from, to)
  if (days >= 0 && days <= HISTORY_DAYS) return
  throw new HttpError('VALIDATION_FAILED', `The days must be in order and at most ${HISTORY_DAYS} apart.`)
}
