import type { DailyRanks } from '#contract/keywords/rank-history.ts'
import { daysBefore, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { RANKED_POSITIONS } from '#contract/protocol/limits.ts'
import { formsOf } from '../words.ts'
import { changedWords, type ChangedWords } from './changed-words.ts'
import type { ListingEdit } from './listing-edits.ts'
import type { Period } from './periods.ts'
import { rankMedian } from './rank-median.ts'
import { movementBetween, type Movement } from './rank-movement.ts'
import { comparableRanks, ranksOf, type RankHistory } from './rank-summary.ts'

/** Days that are looked at on either side of an edit. */
export const EDIT_WINDOW_DAYS = 14

export interface KeywordAroundEdit {
  keyword: string
  /** Median rank of the days before and after: from 1; 0: not among the places that the store lists; null: not measured. */
  before: number | null
  after: number | null
  movement: Movement | null
  /** Places gained (positive) or lost; null: not ranked, or not measured, on one side. */
  change: number | null
  /** Words of the keyword that a text gained or lost with the edit. */
  gained: string[]
  lost: string[]
}

export interface EditEffect {
  before: Period
  /** As long as there are days; null: none has passed yet. */
  after: Period | null
  /** Days of either side on which the rank of any keyword was measured. */
  measured: { before: number; after: number }
  words: ChangedWords[]
  /** Those that hold a changed word first, then those that moved furthest. */
  keywords: KeywordAroundEdit[]
}

/**
 * The ranks of keywords in the 14 days before an edit of the listing and in the 14 days after it, and which of them hold words
 * that its texts gained or lost. The day itself, and the one after where its changes were seen then, is on neither side:
 * nobody knows whether it was measured before the edit or after. Medians, so that a single day moves nothing.
 *
 * This is a coincidence in time and proves no cause: rivals, ratings and the store's own order change in the same weeks, and so
 * may other edits (`editsNear`).
 *
 * @param today UTC day until which ranks can have been measured
 */
export function editEffect(edit: ListingEdit, history: RankHistory, locale: string, today: UtcDay): EditEffect {
  const at = Date.parse(edit.day)
  const before = { from: daysBefore(at, EDIT_WINDOW_DAYS), to: daysBefore(at, 1) }
  const seen = Date.parse(edit.lastDay)
  const [next, last] = [daysBefore(seen, -1), daysBefore(seen, -EDIT_WINDOW_DAYS)]
  const after = next > today ? null : { from: next, to: last < today ? last : today }
  const words = changedWords(edit, locale)
  const gained = new Set(words.flatMap((one) => one.gained))
  const lost = new Set(words.flatMap((one) => one.lost))

  const comparable = comparableRanks(history, daysBetween(history.from, after?.to ?? before.to))
  const medianIn = (keyword: string, period: Period | null) =>
    period === null ? null : rankMedian(daysIn(history, comparable(keyword), period))
  const keywords = Object.keys(history.ranks).map((keyword): KeywordAroundEdit => {
    const [was, is] = [medianIn(keyword, before), medianIn(keyword, after)]
    const forms = [...new Set(formsOf(keyword, locale))]
    const { movement, change } = was === null || is === null ? notMeasured : movementBetween(was, is)
    return {
      keyword,
      before: was,
      after: is,
      movement,
      change,
      gained: forms.filter((word) => gained.has(word)),
      lost: forms.filter((word) => lost.has(word)),
    }
  })
  const measured = { before: measuredDays(history, before), after: after === null ? 0 : measuredDays(history, after) }
  return {
    before,
    after,
    measured,
    words,
    keywords: keywords.sort((a, b) => holds(b) - holds(a) || distance(b) - distance(a)),
  }
}

const notMeasured = { movement: null, change: null }

function measuredDays(history: RankHistory, period: Period): number {
  const days = new Set<number>()
  for (const keyword of Object.keys(history.ranks))
    for (const [day, rank] of daysIn(history, ranksOf(history, keyword), period).entries())
      if (rank !== null) days.add(day)
  return days.size
}

function daysIn({ from }: RankHistory, ranks: DailyRanks, period: Period) {
  const start = Math.max(0, daysBetween(from, period.from))
  const end = Math.max(0, daysBetween(from, period.to) + 1)
  return ranks.slice(start, end)
}

const holds = ({ gained, lost }: KeywordAroundEdit) => Number(gained.length + lost.length > 0)

/** Coming among the listed places, or leaving them, is further than any way within them. */
const distance = ({ movement, change }: KeywordAroundEdit) =>
  movement === 'new' || movement === 'lost' ? RANKED_POSITIONS : Math.abs(change ?? 0)
