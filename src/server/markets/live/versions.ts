import type { AppVersion } from '#contract/overview/overview.ts'
import type { StoredListing } from '#server/history/stored.ts'
import type { Listing } from '../market.ts'
import type { StoreApp } from './store-client.ts'

const textsOf = ({ title, shortDescription, promotionalText, description }: StoreApp['listing'] | Listing) => ({
  title,
  shortDescription,
  promotionalText,
  description,
})

/**
 * The current version as the store tells it, and the earlier ones that were seen while they were current, each with its
 * newest texts. null: no version is known.
 */
export function versionsOf(current: StoreApp, stored: readonly StoredListing[]): AppVersion[] | null {
  const versions = new Map<string, AppVersion>()
  if (current.version) versions.set(current.version.version, { ...current.version, texts: textsOf(current.listing) })
  for (const { listing } of stored) {
    const { version, lastReleaseDate, releaseNotes = null } = listing
    if (version === null || versions.has(version)) continue
    versions.set(version, { version, releasedAt: lastReleaseDate, releaseNotes, texts: textsOf(listing) })
  }
  return versions.size === 0 ? null : [...versions.values()]
}
