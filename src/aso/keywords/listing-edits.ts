import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import { dayOf, daysBetween, type UtcDay } from '#contract/protocol/days.ts'
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

/** An edit at most so many days before a move may be its cause. */
const CAUSE_DAYS = 7

/** Those on a day, or in the week before it, newest first. */
export const editsBefore = (edits: readonly ListingEdit[], day: UtcDay): ListingEdit[] =>
  edits.filter((edit) => edit.day <= day && daysBetween(edit.day, day) <= CAUSE_DAYS)

export const partsOfEdit = ({ changes }: ListingEdit): ListingPart[] => [...new Set(changes.map(({ part }) => part))]
