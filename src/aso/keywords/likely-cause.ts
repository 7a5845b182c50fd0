import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import { dayOf, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { formsOf } from '../words.ts'
import { changedWords, listingEdits, type ListingEdit } from './listing-edits.ts'
import type { RankMovement } from './rank-movement.ts'
import { crossing, type KeywordMove } from './rank-news.ts'

/** An edit at most so many days before a move may be its cause. */
export const CAUSE_DAYS = 7

interface Dated {
  changes: readonly ListingChange[] | null
  versions?: readonly { version: string; releasedAt: string | null }[] | null
}

/** All that became different in a listing: its changes, and the releases that are not among them. */
export function editsOf({ changes, versions }: Dated): ListingEdit[] {
  const known = new Set(changes?.flatMap(({ part, after }) => (part === 'version' ? (after ?? []) : [])))
  const released = (versions ?? []).flatMap(({ version, releasedAt }): ListingChange[] =>
    releasedAt === null || known.has(version)
      ? []
      : [{ part: 'version', day: dayOf(releasedAt), before: null, after: version }],
  )
  const releases = new Set(versions?.flatMap(({ releasedAt }) => (releasedAt === null ? [] : dayOf(releasedAt))))
  return listingEdits([...(changes ?? []), ...released], releases)
}

/** Those on a day, or in the week before it, newest first. */
export const editsBefore = (edits: readonly ListingEdit[], day: UtcDay): ListingEdit[] =>
  edits.filter((edit) => edit.day <= day && daysBetween(edit.day, day) <= CAUSE_DAYS)

export const partsOfEdit = ({ changes }: ListingEdit): ListingPart[] => [...new Set(changes.map(({ part }) => part))]

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
