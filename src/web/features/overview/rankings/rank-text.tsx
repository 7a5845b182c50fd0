import { Trans } from '@lingui/react/macro'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import type { DayRank } from './rank-days.ts'

/** A day's rank in words: "#12", not in the chart, or not read. */
export function RankText({ rank }: { rank: DayRank }) {
  if (typeof rank === 'number') return `#${rank}`
  return rank === null ? <Trans>Not in the top {RANKED_POSITIONS}</Trans> : <Trans>Not available</Trans>
}
