import type { Identity } from '#contract/auth/auth.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { knownCompetitors, resolveCompetitor } from '#web/apps/competitors/known-competitors.ts'
import { competitorApp } from '#web/apps/selected-app.ts'
import { overviewReads } from '#web/features/overview/reads.ts'
import { selection } from '#web/offline/selection.ts'
import type { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { bring, prepareSelected } from './prepare-overview.ts'

/** As `prepareOverview`, for the selected competitor. */
export async function prepareCompetitor(identity: Identity | null, search: SelectedSearch): Promise<void> {
  const { project, locale } = await prepareSelected(identity, search)
  if (!project) return
  // Who the competitors are, any country's answer tells.
  await restoreReads(project.countries.map((tracked) => competitorsRead(project.projectId, tracked)))
  await bring([competitorsRead(project.projectId, locale)])
  const competitors = knownCompetitors(project, locale) ?? []
  const competitor = resolveCompetitor(competitors, search.competitor ?? selection.get().competitorTrackId)
  if (competitor) await bring(overviewReads(competitorApp(project, competitor), locale))
}
