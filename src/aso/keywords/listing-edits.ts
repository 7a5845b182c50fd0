import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import { daysBetween, type UtcDay } from '#contract/protocol/days.ts'
import { tokenize } from '../tokens.ts'
import { editDay } from './edit-day.ts'

/** All that became different in a listing on one day: texts, pictures, a release. */
export interface ListingEdit {
  /** UTC day. */
  day: UtcDay
  /** UTC day on which the last of its changes was seen: the next one, where a release was seen a day late. */
  lastDay: UtcDay
  changes: readonly ListingChange[]
}

/** The changes of a listing edit by edit, newest first. */
export function listingEdits(
  changes: readonly ListingChange[],
  releases: ReadonlySet<UtcDay> = new Set(),
): ListingEdit[] {
  const byDay = Map.groupBy(changes, ({ day }) => editDay(day, releases))
  return [...byDay]
    .map(([day, ofEdit]) => ({
      day,
      lastDay: ofEdit.reduce((last, one) => (one.day > last ? one.day : last), day),
      changes: ofEdit,
    }))
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

/** Other edits at most so many days before or after one: they may have moved the same ranks. */
export const editsNear = (edits: readonly ListingEdit[], day: UtcDay, days: number): ListingEdit[] =>
  edits.filter((edit) => edit.day !== day && Math.abs(daysBetween(edit.day, day)) <= days)

const textParts: ReadonlySet<ListingPart> = new Set(['title', 'shortDescription', 'promotionalText', 'description'])

/** Words that can be keywords and that one text of a listing gained and lost; at least one. */
export interface ChangedWords {
  part: ListingPart
  gained: string[]
  lost: string[]
}

const keywordsOf = (text: string | null, locale: string) =>
  new Set(tokenize(text ?? '', locale).flatMap(({ word, keyword }) => (keyword ? [word] : [])))

/**
 * The words that texts gained and lost, without stop words, each text for itself: a word that moves from the description into
 * the title is gained there. How often a word stands in a text does not matter.
 */
export function changedWords({ changes }: ListingEdit, locale: string): ChangedWords[] {
  return changes
    .filter(({ part }) => textParts.has(part))
    .map(({ part, before, after }) => {
      const [was, is] = [keywordsOf(before, locale), keywordsOf(after, locale)]
      return {
        part,
        gained: [...is].filter((word) => !was.has(word)),
        lost: [...was].filter((word) => !is.has(word)),
      }
    })
    .filter(({ gained, lost }) => gained.length + lost.length > 0)
}
