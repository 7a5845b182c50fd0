import { getRankHistory } from '#contract/keywords/rank-history.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { ListingRef } from '#contract/store.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { read } from '#web/data/queries/read.ts'

/** The keywords that a project tracks in a country. */
export const trackedRead = (projectId: string, locale: string) =>
  read(getTrackedKeywords, { params: { projectId }, query: { locale } })

/** The daily ranks of the app, or of a competitor, for the keywords that a project tracks in a country. */
export const rankHistoryRead = (projectId: string, { trackId, store, locale }: ListingRef) =>
  read(getRankHistory, { body: { projectId, trackId, store, locale } })

/** The monitor's reads of an app in a country, besides its competitors. */
export function monitorReads({ project, trackId, store, locale }: AppInCountry) {
  const { projectId } = project
  return {
    tracked: trackedRead(projectId, locale),
    history: rankHistoryRead(projectId, { trackId, store, locale }),
    details: read(getAppDetails, { query: { trackId, store, locale } }),
  }
}
