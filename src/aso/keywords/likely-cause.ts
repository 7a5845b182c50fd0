import type { ListingPart } from '#contract/overview/history.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { formsOf } from '../words.ts'
import { changedWords } from './changed-words.ts'
import { partsOfEdit, type ListingEdit } from './listing-edits.ts'
import type { RankMovement } from './rank-movement.ts'
import { crossing, type KeywordMove } from './rank-news.ts'

/** A competitor's rank for the same keyword on the same days. */
export interface Rival<T> {
  app: T
  rank: Pick<RankMovement, 'before' | 'now'>
  /** Of the week before. */
  edits: readonly ListingEdit[]
}

export interface LikelyCause<T> {
  /** Whose edit; null: the own app's. */
  by: T | null
  day: UtcDay
  parts: ListingPart[]
  /** Words of the keyword that the own texts gained or lost. */
  words: string[]
}

/**
 * The edit that most likely moved a keyword: an own one whose texts gained its words where it rose, or lost them where it
 * fell; else one of a competitor who came before the app or fell behind it. Both lie in time before the move, which makes a
 * cause likely and proves none.
 *
 * @param own edits of the own listing in the week before
 */
export function likelyCause<T>(
  move: KeywordMove,
  own: readonly ListingEdit[],
  rivals: readonly Rival<T>[],
  locale: string,
): LikelyCause<T> | null {
  const rose = move.movement === 'up' || move.movement === 'new'
  const forms = new Set(formsOf(move.keyword, locale))
  for (const edit of own) {
    const texts = changedWords(edit, locale)
      .map(({ part, gained, lost }) => ({ part, words: (rose ? gained : lost).filter((word) => forms.has(word)) }))
      .filter(({ words }) => words.length > 0)
    if (texts.length > 0)
      return {
        by: null,
        day: edit.day,
        parts: texts.map(({ part }) => part),
        words: [...new Set(texts.flatMap(({ words }) => words))],
      }
  }
  for (const { app, rank, edits } of rivals) {
    const [edit] = edits
    if (edit && crossing(move, rank) === (rose ? 'behind' : 'ahead'))
      return { by: app, day: edit.day, parts: partsOfEdit(edit), words: [] }
  }
  return null
}
