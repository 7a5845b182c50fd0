import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import type { OriginChange } from '#contract/keywords/search-origin.ts'
import { DAY_MS, dayOf, daysBetween, daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { median } from '../estimates/estimate.ts'
import { addRank, averageRankOf, emptyTotal, top10ShareOf, visibilityOf, type DayTotal } from './day-total.ts'
import type { Period } from './periods.ts'
import { movedKeywords, movementBetween, type MovedKeywords, type RankMovement } from './rank-movement.ts'

export interface RankHistory {
  /** UTC day of the first number of each list. */
  from: UtcDay
  ranks: Readonly<Record<string, DailyRanks>>
  /** Since when the results of a keyword come from another source than before, oldest first; left out: never. */
  origins?: readonly OriginChange[] | undefined
}

/** Of a keyword, also one as "constructor", which every object has. */
export const ranksOf = ({ ranks }: RankHistory, keyword: string): DailyRanks =>
  (Object.hasOwn(ranks, keyword) && ranks[keyword]) || []

/** At the end of a period, and on the day before it; null: no keyword that it could be made of, or none that was measured twice. */
export interface Compared {
  now: number | null
  before: number | null
}

/**
 * Ranks that can be compared with that of a day, by keyword: those of days whose results came from another source than on that day
 * count as not measured.
 * @param day index in the lists of ranks
 */
export function comparableRanks(history: RankHistory, day: number): (keyword: string) => DailyRanks {
  const changes = Map.groupBy(history.origins ?? [], ({ keyword }) => keyword)
  return (keyword) => {
    const ranks = ranksOf(history, keyword)
    const ofKeyword = changes.get(keyword)
    const first = ofKeyword?.[0]?.before
    if (!ofKeyword || !first) return ranks
    const since = ofKeyword.map((change) => ({ at: daysBetween(history.from, change.day), origin: change.origin }))
    const originOn = (index: number) => since.findLast(({ at }) => at <= index)?.origin ?? first
    const origin = originOn(day)
    return ranks.map((rank, index) => (originOn(index) === origin ? rank : null))
  }
}

export interface RankSummary extends MovedKeywords {
  /** Keywords whose rank was measured by the end of the period: those that all numbers are made of. */
  measured: number
  /** What all is compared with: the day before the period, or the first one after it with a rank; null: nothing was measured twice. */
  comparedWith: UtcDay | null
  /** 0..100. */
  visibility: Compared
  /** From 1, of the keywords among the listed places: one that is lost improves it, so read it beside `lost`. */
  averageRank: Compared
  /** 0..1. */
  top10Share: Compared
  /** By keyword; those that were not measured are left out. */
  movements: ReadonlyMap<string, RankMovement>
  /** Each day of the period; null: nothing was measured on that day. */
  days: { day: UtcDay; visibility: number | null; averageRank: number | null }[]
}

/**
 * What the ranks of an app's keywords say of a period.
 *
 * - visibility = 100 · Σ volume · viewShare(rank) / Σ volume: 100 with the first place for every keyword, 0 without any rank.
 *   The nearest of the peers' many meanings of the word is AppFollow's popularity times position. Weighted by the volume and
 *   not by the searches, which grow exponentially with it: else one volume that is estimated 10 points off would decide. A
 *   keyword of unknown volume weighs as the median of the others.
 * - average rank = mean of the ranks among the listed places
 * - top 10 share = keywords with a rank of 1..10 / all
 *
 * Ranks of a keyword whose results came from another source than on the last day are not compared (`comparableRanks`).
 *
 * All days are made of the same keywords: on a day without a measurement a keyword has the rank measured last, before its
 * first one that one. So a gap is not a loss, and tracking more keywords moves nothing.
 *
 * @param volumes the keywords that count, with their volume, 5..100; null: not known
 */
export function rankSummary(
  history: RankHistory,
  volumes: ReadonlyMap<string, number | null>,
  { from, to }: Period,
): RankSummary {
  const start = daysBetween(history.from, from)
  const end = daysBetween(history.from, to)
  const baseline = Math.max(0, start - 1)
  const totals = Array.from({ length: Math.max(0, end - baseline + 1) }, emptyTotal)
  const usualVolume = median([...volumes.values()].filter((volume) => volume !== null)) ?? 1
  const movements = new Map<string, RankMovement>()
  const comparable = comparableRanks(history, end)
  let first = Infinity
  for (const [keyword, volume] of volumes) {
    const ranks = comparable(keyword)
    let rank = rankBy(ranks, baseline, end)
    if (rank === null) continue
    const before = rank
    const isTwice = ranks.slice(0, end + 1).filter((one) => one != null).length > 1
    if (isTwice)
      first = Math.min(
        first,
        ranks.findIndex((one) => one != null),
      )
    for (let day = baseline; day <= end; day++) {
      const total = totals[day - baseline]
      if (!total) continue
      const measured = ranks[day] ?? null
      total.isMeasured ||= measured !== null
      rank = measured ?? rank
      addRank(total, rank, volume ?? usualVolume)
    }
    movements.set(
      keyword,
      isTwice ? movementBetween(before, rank) : { before, now: rank, movement: null, change: null },
    )
  }
  const isCompared = first < Infinity
  const compared = (figure: (total: DayTotal) => number | null): Compared => {
    const [before, now] = [totals[0], totals.at(-1)]
    return { now: now ? figure(now) : null, before: before && isCompared ? figure(before) : null }
  }
  return {
    measured: movements.size,
    comparedWith: isCompared ? dayOf(Date.parse(history.from) + Math.max(baseline, first) * DAY_MS) : null,
    visibility: compared(visibilityOf),
    averageRank: compared(averageRankOf),
    top10Share: compared(top10ShareOf),
    ...movedKeywords(movements.values()),
    movements,
    days: daysFrom(from, to).map((day, index) => {
      const total = totals[start + index - baseline]
      return total?.isMeasured
        ? { day, visibility: visibilityOf(total), averageRank: averageRankOf(total) }
        : { day, visibility: null, averageRank: null }
    }),
  }
}

/** The rank measured last until a day, else the first one after it; null: none until `end`. */
function rankBy(ranks: DailyRanks, day: number, end: number): number | null {
  for (let at = Math.min(day, end); at >= 0; at--) if (ranks[at] != null) return ranks[at] ?? null
  for (let at = day + 1; at <= end; at++) if (ranks[at] != null) return ranks[at] ?? null
  return null
}
