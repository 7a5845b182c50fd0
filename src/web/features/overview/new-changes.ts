import { type ListingChange, getListingChanges } from '#contract/overview/history.ts'
import { getProfile } from '#contract/profile.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { AppRef } from '#contract/store.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import type { Told } from '#web/offline/storage/tables.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { type Visit, useVisit } from './visits.ts'

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

/** The visit before this one as the account knows it, for a device that knows of none; null: there was none. */
function useAccountVisit(): Told | null {
  const identity = useIdentity()
  const params = { userId: identity?.userId ?? '' }
  const at = useRead(read(getProfile, { params }), { enabled: identity !== null }).data?.lastVisitAt ?? null
  return at === null ? null : { at: Date.parse(at), changes: [] }
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
