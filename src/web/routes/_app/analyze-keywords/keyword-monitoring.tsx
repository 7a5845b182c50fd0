import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { periodNames } from '#aso/keywords/periods.ts'
import { UtcDay } from '#contract/protocol/days.ts'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { MonitorPage } from '#web/features/keywords/monitor/monitor-page.tsx'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/keyword-monitoring')({
  /** `q`: the keyword that one came for. `period`: KEY-017. `edit`: the day whose edit one came for, ISO. */
  validateSearch: v.object({
    ...SelectedSearch.entries,
    q: v.optional(v.fallback(v.string(), '')),
    period: v.optional(v.fallback(v.picklist(periodNames), 'last-30-days')),
    edit: v.optional(v.fallback(v.union([UtcDay, v.literal('')]), '')),
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
  const { q = '', period = 'last-30-days', edit = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => (
        <MonitorPage
          key={`${app.trackId} ${app.locale} ${q} ${edit}`}
          app={app}
          keyword={q}
          period={period}
          edit={edit === '' ? null : edit}
          onPeriod={(next) => void navigate({ search: (search) => ({ ...search, period: next }), replace: true })}
        />
      )}
    </SelectedAppPage>
  )
}
