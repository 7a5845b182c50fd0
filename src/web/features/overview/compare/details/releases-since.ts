import type { AppVersion } from '#contract/overview/overview.ts'

/** Releases at or after `since`, ms since 1970; null: the versions are not known, or not back to then. */
export function releasesSince(
  versions: readonly Pick<AppVersion, 'releasedAt'>[] | null,
  since: number,
): number | null {
  if (!versions?.length) return null
  const days = versions.map(({ releasedAt }) => (releasedAt === null ? null : Date.parse(releasedAt)))
  if (days.includes(null)) return null
  return days.filter((day) => day !== null && day >= since).length
}
