import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { NoProject } from '#web/app/selected/no-project.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { OverviewPage } from '#web/features/overview/index.ts'
import { overviewReads } from '#web/features/overview/reads.ts'
import { useIdentity } from '#web/session/hooks.ts'

export const Route = createFileRoute('/_app/app-overview/my-app')({
  codeSplitGroupings: [],
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search }) => search,
  loader: async ({ deps }) => {
    const { project, locale } = await loadSelected(deps)
    if (project) await loadReads(overviewReads(ownApp(project), locale))
  },
  component: Page,
  staticData: {
    page: { title: msg`App Overview`, selects: 'app', isView: true, help: 'app-overview', video: 'app-overview' },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <OfIdentity identity={identity} />
}

function OfIdentity({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  const app = project && ownApp(project)
  if (app) return <OverviewPage app={app} locale={locale} />
  return <NoProject identity={identity} projects={projects} />
}
