import { plural, t } from '@lingui/core/macro'
import type { SummaryListed } from '#contract/reviews/summaries.ts'

const MINUTE_MS = 60_000
/** Before so much of it is done, the time that it has taken says nothing. */
const KNOWN_FROM = 0.05

/** How long a summary that is being made will take, judged by how far it has come since it was asked for. */
export function timeLeft({ progress, createdAt }: Pick<SummaryListed, 'progress' | 'createdAt'>, now: number): string {
  const taken = now - Date.parse(createdAt)
  if (progress < KNOWN_FROM || taken <= 0) return t`It has just begun`
  const minutes = Math.max(1, Math.round((taken * (1 - progress)) / progress / MINUTE_MS))
  return plural(minutes, { one: 'About # min left', other: 'About # min left' })
}
