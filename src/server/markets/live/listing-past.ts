import type { StoredListing } from '../market-history.ts'
import { changesBetween } from '../changes-between.ts'
import type { ListingPast } from '../market.ts'

/**
 * What changed between the states of a listing that were kept, each on the day on which it was first seen. `stored` is
 * newest first. null: none was kept.
 */
export function listingPastOf(stored: readonly StoredListing[], since: string): ListingPast | null {
  const [newest] = stored
  if (!newest) return null
  const changes = stored.flatMap((state, i) => {
    const before = stored[i + 1]
    return before && state.since >= since ? changesBetween(before.listing, state.listing, state.since) : []
  })
  return { changes, asOf: newest.listing.retrievedAt }
}
