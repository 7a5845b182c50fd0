import { getChartNotes } from '#contract/keywords/notes.ts'
import { getListingChanges } from '#contract/overview/history.ts'
import { getVersions } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { Period } from '#aso/keywords/periods.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { rankFeaturingsRead } from '#web/data/queries/rank-featurings.ts'
import { marksOf, releaseDays, type Mark } from '#web/apps/marks/marks.ts'

/** What happened in the days of the chart, as far as it is known: a source that fails leaves its marks out. */
export function useMarks({ project, trackId, store, locale }: AppInCountry, { from, to }: Period) {
  const { projectId } = project
  const listing = { trackId, store, locale }
  const versions = useRead(read(getVersions, { query: listing }))
  const changes = useRead(read(getListingChanges, { query: listing }))
  const featurings = useRead(rankFeaturingsRead(listing))
  const notes = useRead(read(getChartNotes, { params: { projectId } }))
  const country = countryCodeOf(locale)
  const all = changes.data?.changes ?? []
  const released = versions.data?.versions ?? []
  const marks: Mark[] = marksOf(
    {
      versions: released,
      changes: all,
      featured: featurings.data?.featured?.filter((one) => one.country === country) ?? [],
      notes: notes.data ?? [],
    },
    from,
    to,
  )
  return { marks, changes: all, releases: releaseDays(released) }
}
