import type { ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { sameApp, type AppRef } from '#contract/store.ts'
import { timelineEntries, type TimelineEntry } from '../timeline/timeline-entries.ts'

export interface RecentChange {
  competitor: ChangedCompetitor
  entry: TimelineEntry
  key: string
}

/** Everything that is dated of the competitors, newest first. */
export const recentChanges = (competitors: readonly ChangedCompetitor[]): RecentChange[] =>
  competitors
    .flatMap((competitor) =>
      timelineEntries({
        versions: competitor.versions ?? [],
        changes: competitor.changes ?? [],
        events: competitor.events ?? [],
        featured: competitor.featured ?? [],
      }).map((entry) => ({ competitor, entry, key: `${competitor.trackId} ${entry.key}` })),
    )
    .toSorted((a, b) => b.entry.day.localeCompare(a.entry.day))

/** Whether the market knows nothing of it here. */
export const isUnknown = ({ versions, changes, events, featured }: ChangedCompetitor): boolean =>
  [versions, changes, events, featured].every((source) => source === null)

/** Those that are competitors by now; as long as that is not known, all. */
export const stillCompetitors = (
  told: readonly ChangedCompetitor[],
  now: readonly AppRef[] | undefined,
): readonly ChangedCompetitor[] => (now ? told.filter((one) => now.some((app) => sameApp(app, one))) : told)
