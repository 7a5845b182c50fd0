/** KEY-016. */
export const OWNER_DAYS = 7

/**
 * KEY-016: which app held a keyword's first place on most of the last 7 days; of those that held it equally often, the one that
 * held it last.
 *
 * @param leaders the first app (trackId) of each day, oldest first, until today; null: not known. The last 7 count
 * @returns null: not known on any of the days
 */
export function ownerOf(leaders: readonly (string | null)[]): string | null {
  const days = new Map<string, number>()
  for (const leader of leaders.slice(-OWNER_DAYS)) {
    if (leader === null) continue
    const held = days.get(leader) ?? 0
    // Deleted first, so that who held it last stands last.
    days.delete(leader)
    days.set(leader, held + 1)
  }
  let owner: string | null = null
  for (const [leader, held] of days) if (owner === null || held >= (days.get(owner) ?? 0)) owner = leader
  return owner
}
