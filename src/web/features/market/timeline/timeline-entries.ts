import type { ListingChange } from '#contract/overview/history.ts'
import type { AppVersion, Featuring } from '#contract/overview/overview.ts'
import type { AppEvent } from '#contract/overview/sections.ts'
import { dayOf, firstOfMonth, type IsoDay, type UtcDay } from '#contract/protocol/days.ts'
import { localDay } from '#web/i18n/format.ts'

export type TimelineKind = 'version' | 'change' | 'event' | 'featuring'

type Release = Pick<AppVersion, 'version' | 'releasedAt' | 'releaseNotes'>

interface Dated {
  /** Of an event, which begins at an instant, the day on the reader's calendar. */
  day: IsoDay
  key: string
}
export type TimelineEntry =
  | (Dated & { kind: 'version'; version: Release })
  | (Dated & { kind: 'change'; change: ListingChange })
  | (Dated & { kind: 'event'; event: AppEvent })
  | (Dated & { kind: 'featuring'; featuring: Featuring })

interface Sources {
  versions: readonly Release[]
  changes: readonly ListingChange[]
  events: readonly AppEvent[]
  /** Of one country. */
  featured: readonly Featuring[]
}

/** Everything with a date, newest first. Releases come from the versions, so a change of the version is not listed twice. */
export function timelineEntries({ versions, changes, events, featured }: Sources): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...versions.flatMap((version) =>
      version.releasedAt === null
        ? []
        : [{ kind: 'version' as const, day: dayOf(version.releasedAt), key: `v${version.version}`, version }],
    ),
    ...changes
      .filter(({ part }) => part !== 'version')
      .map((change) => ({ kind: 'change' as const, day: change.day, key: `c${change.day}${change.part}`, change })),
    ...events.map((event) => ({ kind: 'event' as const, day: localDay(event.from), key: `e${event.id}`, event })),
    ...featured.map((featuring) => ({
      kind: 'featuring' as const,
      day: featuring.date,
      key: `f${featuring.date}`,
      featuring,
    })),
  ]
  return entries.sort((a, b) => (a.day === b.day ? a.key.localeCompare(b.key) : a.day < b.day ? 1 : -1))
}

export interface TimelineMonth {
  /** First day, ISO. */
  month: UtcDay
  entries: TimelineEntry[]
}

/** In months, in the order of the entries. */
export function byMonth(entries: readonly TimelineEntry[]): TimelineMonth[] {
  const months = new Map<UtcDay, TimelineEntry[]>()
  for (const entry of entries) {
    const month = firstOfMonth(entry.day)
    months.set(month, [...(months.get(month) ?? []), entry])
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }))
}
