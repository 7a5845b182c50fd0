import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SelectedSearch, SearchText } from '#web/apps/selected/selected-search.ts'
import { MonitorPage } from '#web/features/keywords/monitor/monitor-page.tsx'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/keyword-monitoring')({
  /** Plain texts: the page validates them, so that the entry chunk stays free of it. `edit`: the day that one came for. */
  validateSearch: v.object({
    ...SelectedSearch.entries,
    q: SearchText,
    rank: SearchText,
    moved: SearchText,
    top: SearchText,
    volume: SearchText,
    difficulty: SearchText,
    words: SearchText,
    type: SearchText,
    tag: SearchText,
    starred: SearchText,
    sort: SearchText,
    period: SearchText,
    from: SearchText,
    to: SearchText,
    edit: SearchText,
  }),
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    const [{ monitorReads }, { project, locale }] = await Promise.all([
      import('#web/features/keywords/reads.ts'),
      loadSelected(deps),
    ])
    if (!project) return
    const reads = monitorReads({ ...ownApp(project), locale })
    await loadReads([...Object.values(reads), competitorsRead(project.projectId, locale)])
  },
  component: Page,
  staticData: {
    page: { title: msg`Keyword monitoring`, selects: 'app', help: 'keyword-monitoring', video: 'keyword-monitoring' },
  },
})

function Page() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => (
        <MonitorPage
          key={`${app.trackId} ${app.locale} ${search.edit ?? ''}`}
          app={app}
          search={search}
          onSearch={(next) =>
            void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false })
          }
        />
      )}
    </SelectedAppPage>
  )
}
