import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { KeywordKind } from '#aso/keywords/brand.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import type { SystemTag } from '#aso/keywords/system-tags.ts'

/** A tracked keyword and what is worked out of its ranks in the period. */
export interface MonitorRow extends TrackedKeyword {
  /** Days of the period, oldest first; null: not measured, 0: not among the first 200. */
  readonly ranks: DailyRanks
  /** Of the last seven days; 0: not among the first 200; null: not measured on any, or beyond the plan. */
  readonly median: number | null
  /** Somebody searched: without a rank the app was not among the first 200. */
  readonly isMeasured: boolean
  /** UTC day of the rank, where other keywords were measured since; null: it is one of the newest. */
  readonly olderDay: string | null
  movement: Movement | null
  readonly kind: KeywordKind | null
  readonly wordCount: number
  readonly systemTags: readonly SystemTag[]
  /** For the search: the keyword in lower case. */
  folded: string
}
