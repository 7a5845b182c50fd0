import { dayOf } from '#contract/protocol/days.ts'
import type { ListingChange } from '#contract/overview/history.ts'
import type { Told } from '#web/offline/storage/tables.ts'

const nameOf = ({ part, day }: ListingChange) => `${part} ${day}`

/** What an answer of the time `at` (ms since 1970) tells, as the device remembers it. */
export const toldBy = (changes: readonly ListingChange[], at: number): Told => ({
  at,
  changes: changes.filter(({ day }) => day >= dayOf(at)).map(nameOf),
})

/**
 * What changed since: on later days, and on the same day what was not told then. Days are all that is known of a change.
 * Without anything told before there is nothing to compare with.
 */
export function newChanges(changes: readonly ListingChange[], before: Told | null): ListingChange[] {
  if (!before) return []
  const since = dayOf(before.at)
  return changes.filter((change) => change.day >= since && !before.changes.includes(nameOf(change)))
}
