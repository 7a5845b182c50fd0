import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { OriginChange } from '#contract/keywords/search-origin.ts'
import type { TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { KeywordKind, kindFinder } from '#aso/keywords/brand.ts'
import type { Movement } from '#aso/keywords/rank-movement.ts'
import type { SystemTag, systemTagger } from '#aso/keywords/system-tags.ts'
import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { wordsOf } from '#aso/words.ts'
import { MEDIAN_DAYS, rankMedian } from '#aso/keywords/rank-median.ts'
import type { Period } from '#aso/keywords/periods.ts'
import { comparableRanks, ranksOf, type RankHistory, type RankSummary } from '#aso/keywords/rank-summary.ts'

/** A tracked keyword and what is derived from its ranks in the period. */
export interface MonitorRow extends TrackedKeyword {
  /** Days of the period, oldest first; null: not measured, 0: not among the places that the store lists. */
  readonly ranks: DailyRanks
  /** The same, without those that can't be compared with the last one's. */
  readonly comparable: DailyRanks
  /** When the results of the keyword came from another source than before, oldest first. */
  readonly origins: readonly OriginChange[]
  /** Of the last seven days; 0: not among the places that the store lists; null: not measured on any, or beyond the plan. */
  readonly median: number | null
  /** The search was measured: without a rank, the app was not among the places that the store lists. */
  readonly isMeasured: boolean
  /** UTC day of the rank, where other keywords were measured since; null: it is one of the newest. */
  readonly olderDay: UtcDay | null
  movement: Movement | null
  readonly kind: KeywordKind | null
  readonly wordCount: number
  readonly systemTags: readonly SystemTag[]
  /** For the search: the keyword in lower case. */
  folded: string
}

interface Sources {
  locale: string
  history: RankHistory
  summary: RankSummary
  /** UTC day of the newest rank of all; null: not known. */
  newestDay: UtcDay | null
  kindOf: ReturnType<typeof kindFinder>
  tagsOf: ReturnType<typeof systemTagger>
}

/** Of the period in the lists of ranks. */
interface Days {
  from: number
  to: number
}

/** By keyword: ranks that can be compared with that of the last day of the period, or with the newest of all. */
interface Comparable {
  inPeriod: (keyword: string) => DailyRanks
  newest: (keyword: string) => DailyRanks
}

/** The rows of the table, in the order in which they were tracked. */
export function monitorRows(keywords: readonly TrackedKeyword[], { from, to }: Period, sources: Sources): MonitorRow[] {
  const start = sources.history.from
  const days = { from: Math.max(0, daysBetween(start, from)), to: daysBetween(start, to) + 1 }
  const comparable = {
    inPeriod: comparableRanks(sources.history, days.to - 1),
    newest: comparableRanks(sources.history, Infinity),
  }
  return keywords.map((tracked) => rowOf(tracked, days, comparable, sources))
}

const rowOf = (tracked: TrackedKeyword, days: Days, comparable: Comparable, sources: Sources): MonitorRow =>
  Object.assign(new LazyMonitorRow(tracked, days, comparable, sources), tracked, {
    // Beyond the plan a keyword isn't updated: its change is that of its last period.
    change: tracked.beyondPlan ? tracked.change : (sources.summary.movements.get(tracked.keyword)?.change ?? null),
  })

/**
 * Adds derived values to a keyword, computed lazily and once: only about 60 of 10,000 rows are rendered. A class, because
 * creating accessors per object would take longer than everything else.
 */
class LazyMonitorRow {
  readonly movement: MonitorRow['movement']
  readonly folded: string
  readonly #tracked: TrackedKeyword
  readonly #days: Days
  readonly #comparable: Comparable
  readonly #sources: Sources
  #ranks: MonitorRow['ranks'] | undefined
  #median: MonitorRow['median'] | undefined
  #kind: MonitorRow['kind'] | undefined
  #wordCount: number | undefined
  #systemTags: MonitorRow['systemTags'] | undefined

  constructor(tracked: TrackedKeyword, days: Days, comparable: Comparable, sources: Sources) {
    this.movement = sources.summary.movements.get(tracked.keyword)?.movement ?? null
    this.folded = tracked.keyword.toLocaleLowerCase()
    this.#tracked = tracked
    this.#days = days
    this.#comparable = comparable
    this.#sources = sources
  }

  get ranks() {
    return (this.#ranks ??= this.#measured().slice(this.#days.from, this.#days.to))
  }

  get comparable() {
    return this.#comparable.inPeriod(this.#tracked.keyword).slice(this.#days.from, this.#days.to)
  }

  get origins() {
    return this.#sources.history.origins?.filter(({ keyword }) => keyword === this.#tracked.keyword) ?? []
  }

  get median() {
    if (this.#median === undefined)
      this.#median = this.#tracked.beyondPlan
        ? null
        : rankMedian(this.#comparable.newest(this.#tracked.keyword).slice(-MEDIAN_DAYS))
    return this.#median
  }

  get isMeasured() {
    const { rank, rankDay } = this.#tracked
    if (rank !== null) return true
    // Answers saved by an earlier version have no `rankDay`: use the newest measured day.
    return rankDay === undefined ? this.#measured().findLast((one) => one !== null) === 0 : rankDay !== null
  }

  get olderDay() {
    const { rankDay, beyondPlan } = this.#tracked
    const { newestDay } = this.#sources
    // Beyond the plan the row says since when by itself.
    return rankDay && newestDay !== null && rankDay < newestDay && !beyondPlan ? rankDay : null
  }

  get kind() {
    if (this.#kind === undefined) this.#kind = this.#sources.kindOf(this.#tracked)
    return this.#kind
  }

  get wordCount() {
    return (this.#wordCount ??= wordsOf(this.#tracked.keyword, this.#sources.locale).length)
  }

  get systemTags() {
    const { keyword, rank } = this.#tracked
    const { kind, movement } = this
    return (this.#systemTags ??= this.#sources.tagsOf({ keyword, rank, kind, movement }))
  }

  #measured() {
    return ranksOf(this.#sources.history, this.#tracked.keyword)
  }
}
