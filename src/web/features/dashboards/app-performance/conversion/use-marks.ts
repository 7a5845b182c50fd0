import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { marksOf, type Mark } from '#web/apps/marks/marks.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'

/** Releases and listing changes from one day to another, as far as they are known: a source that fails leaves its marks out. */
export function useMarks({ trackId, store, locale }: AppInCountry, from: string, to: string): Mark[] {
  const listing = { trackId, store, locale }
  const versions = useRead(read(getVersions, { query: listing })).data?.versions ?? []
  const changes = useRead(read(getListingChanges, { query: listing })).data?.changes ?? []
  return marksOf({ versions, changes, featured: [], notes: [] }, from, to)
}
