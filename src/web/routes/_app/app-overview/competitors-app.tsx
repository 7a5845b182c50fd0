import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { NoProject } from '#web/app/selected/no-project.tsx'
import { knownCompetitors, resolveCompetitor } from '#web/apps/competitors/known-competitors.ts'
import { competitorApp } from '#web/apps/selected-app.ts'
import { withSelectedCompetitor, withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { restoreReads } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { CompetitorOverview } from '#web/features/overview/index.ts'
import { overviewReads } from '#web/features/overview/reads.ts'
import { selection } from '#web/offline/selection.ts'
import { useIdentity } from '#web/session/hooks.ts'

export const Route = createFileRoute('/_app/app-overview/competitors-app')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp, withSelectedCompetitor] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => load(deps),
  component: Page,
  staticData: {
    page: {
      title: msg`App Overview`,
      selects: 'competitor',
      isView: true,
      help: 'competitor-overview',
      video: 'app-overview',
    },
  },
})

/** Loads the overview of the selected competitor; waits for the device only. */
async function load(search: SelectedSearch): Promise<void> {
  const { project, locale } = await loadSelected(search)
  if (!project) return
  // Any country's answer tells who the competitors are.
  await restoreReads(project.countries.map((tracked) => competitorsRead(project.projectId, tracked)))
  await loadReads([competitorsRead(project.projectId, locale)])
  const competitors = knownCompetitors(project, locale) ?? []
  const competitor = resolveCompetitor(competitors, search.competitor ?? selection.get().competitorTrackId)
  if (competitor) await loadReads(overviewReads(competitorApp(project, competitor), locale))
}

function Page() {
  const identity = useIdentity()
  return identity && <OfIdentity identity={identity} />
}

function OfIdentity({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  if (project) return <CompetitorOverview key={project.projectId} project={project} locale={locale} />
  return <NoProject identity={identity} projects={projects} />
}
