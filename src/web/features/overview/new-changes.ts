import { type ListingChange, getListingChanges } from '#contract/overview/history.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { AppRef } from '#contract/store.ts'
import { useAccountVisit, useVisit, type Visit } from '#web/apps/visits.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import type { Told } from '#web/offline/storage/tables.ts'

const nameOf = ({ part, day }: ListingChange) => `${part} ${day}`

/** What an answer of the time `at` (ms since 1970) says, as saved on the device. */
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

interface NewChanges {
  /** `changes` null: the market knows no past of the listing. */
  result: ReadResult<{ changes: ListingChange[] | null }>
  /** null: the device has not said yet. */
  visit: Visit | null
  /** What is new since the visit before, newest first. */
  fresh: readonly ListingChange[]
}

/** What changed in a listing since the reader's last visit; asking is a visit itself. */
export function useNewChanges({ trackId, store }: AppRef, locale: string): NewChanges {
  const result = useRead(read(getListingChanges, { query: { trackId, store, locale } }))
  const changes = result.data?.changes ?? null
  const { updatedAt } = result
  const accountVisit = useAccountVisit()
  const visit = useVisit(`${store} ${trackId} ${locale}`, changes && updatedAt ? toldBy(changes, updatedAt) : null)
  const before = visit?.toldBefore ?? accountVisit
  const fresh = changes ? newChanges(changes, before) : []
  return { result, visit: visit && { toldBefore: before }, fresh }
}
