import type { ChartNote } from '#contract/keywords/notes.ts'
import type { OriginChange, SearchOrigin } from '#contract/keywords/search-origin.ts'
import type { ListingChange, ListingPart } from '#contract/overview/history.ts'
import type { AppVersion, Featuring } from '#contract/overview/overview.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { editDay } from '#aso/keywords/edit-day.ts'

export const markKinds = ['release', 'change', 'featuring', 'origin', 'note'] as const
export type MarkKind = (typeof markKinds)[number]

interface OnDay {
  key: string
  /** UTC day, ISO. */
  day: UtcDay
}
/** The results come from another source from this day on. */
export type OriginMark = OnDay & { kind: 'origin'; origin: SearchOrigin; before: SearchOrigin }

/** What happened on a day of the chart. */
export type Mark =
  | (OnDay & { kind: 'release'; version: string })
  /** All parts of the listing that changed on the day. */
  | (OnDay & { kind: 'change'; parts: readonly ListingPart[] })
  | (OnDay & { kind: 'featuring'; country: string })
  | OriginMark
  | (OnDay & { kind: 'note'; note: ChartNote })

interface Sources {
  versions: readonly Pick<AppVersion, 'version' | 'releasedAt'>[]
  changes: readonly ListingChange[]
  /** Of one country. */
  featured: readonly Featuring[]
  notes: readonly ChartNote[]
  /** Of the keywords of the chart. */
  origins?: readonly OriginChange[]
}

/** UTC days of releases. */
export const releaseDays = (versions: Sources['versions']): ReadonlySet<UtcDay> =>
  new Set(versions.flatMap(({ releasedAt }) => (releasedAt === null ? [] : dayOf(releasedAt))))

/** Everything that happened from one day to another, oldest first; a change of the version is the release itself. */
export function marksOf(
  { versions, changes, featured, notes, origins = [] }: Sources,
  from: UtcDay,
  to: UtcDay,
): Mark[] {
  const parts = new Map<UtcDay, ListingPart[]>()
  const releases = releaseDays(versions)
  for (const change of changes) {
    const day = editDay(change.day, releases)
    if (change.part !== 'version') parts.set(day, [...(parts.get(day) ?? []), change.part])
  }
  const marks: Mark[] = [
    ...versions.flatMap(({ version, releasedAt }) =>
      releasedAt === null
        ? []
        : [{ kind: 'release' as const, key: `release ${version}`, day: dayOf(releasedAt), version }],
    ),
    ...[...parts].map(([day, changed]) => ({ kind: 'change' as const, key: `change ${day}`, day, parts: changed })),
    ...featured.map(({ date, country }) => ({
      kind: 'featuring' as const,
      key: `featuring ${date}`,
      day: date,
      country,
    })),
    ...originMarks(origins),
    ...notes.map((note) => ({ kind: 'note' as const, key: `note ${note.id}`, day: note.day, note })),
  ]
  return marks.filter(({ day }) => day >= from && day <= to).sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** The same change of several keywords is one. */
export const originMarks = (origins: readonly OriginChange[]): OriginMark[] => [
  ...new Map(
    origins.map(({ day, origin, before }) => {
      const key = `origin ${day} ${before} ${origin}`
      return [key, { kind: 'origin' as const, key, day, origin, before }]
    }),
  ).values(),
]

/** Size of a mark without words, px. */
const POINT = 24

export interface PlacedMark {
  /** Index of the first day. */
  index: number
  marks: Mark[]
  /** Whether there is room for words. */
  isLabelled: boolean
}

/**
 * Marks by day; a label is left out where it would lie over the one before, and points that would lie over each other are one,
 * the newest day first. `step`: px from one day to the next; `room`: px
 * that a label takes.
 */
export function placeMarks(marks: readonly Mark[], days: readonly UtcDay[], step: number, room: number): PlacedMark[] {
  const byDay = new Map<string, Mark[]>()
  for (const mark of marks) byDay.set(mark.day, [...(byDay.get(mark.day) ?? []), mark])
  let end = Number.NEGATIVE_INFINITY
  const placed: PlacedMark[] = []
  for (const [index, day] of days.entries()) {
    const ofDay = byDay.get(day)
    if (!ofDay) continue
    const isLabelled = index * step - room / 2 >= end
    const point = placed.findLast((one) => !one.isLabelled)
    if (isLabelled) end = index * step + room / 2
    if (isLabelled || !point || (index - point.index) * step >= POINT) placed.push({ index, marks: ofDay, isLabelled })
    else point.marks = [...ofDay, ...point.marks]
  }
  return placed
}
