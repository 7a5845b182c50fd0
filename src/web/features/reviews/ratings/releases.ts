import { daysBetween } from '#contract/protocol/days.ts'
import type { AppVersion } from '#contract/overview/overview.ts'

type Version = Pick<AppVersion, 'version' | 'releasedAt' | 'releaseNotes'>

/** Versions that came out close together, at one place of a chart. */
export interface ReleaseMark {
  /** UTC day of the first of them, ISO. */
  day: string
  /** Place in the chart, 0..1. */
  at: number
  /** Oldest first. */
  versions: Version[]
}

/** Marks nearer than this share of the chart's width are one. */
const NEAR = 0.035

/** Where the versions that came out on the chart's days stand in it. `dates`: every day in order, ISO. */
export function releaseMarks(versions: readonly Version[], dates: readonly string[]): ReleaseMark[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const marks: ReleaseMark[] = []
  const inside = versions
    .flatMap((version) => (version.releasedAt ? [{ version, day: version.releasedAt.slice(0, 10) }] : []))
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  for (const { version, day } of inside) {
    const at = daysBetween(first, day) / daysBetween(first, last)
    const before = marks.at(-1)
    if (before && at - before.at < NEAR) before.versions.push(version)
    else marks.push({ day, at, versions: [version] })
  }
  return marks
}
