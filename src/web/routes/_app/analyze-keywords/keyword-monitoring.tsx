import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { periodNames } from '#aso/keywords/periods.ts'
import { nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { MonitorPage } from '#web/features/keywords/monitor/index.ts'
import { getIdentity } from '#web/session/session.ts'
import { prepareMonitor } from '#web/app/pages/prepare-monitor.ts'
import { SelectedAppPage } from '#web/app/pages/selected-app.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/keyword-monitoring')({
  /** `q`: the keyword that one came for. `period`: KEY-017. `edit`: the day whose edit one came for, ISO. */
  validateSearch: v.object({
    ...SelectedSearch.entries,
    q: v.optional(v.fallback(v.string(), '')),
    period: v.optional(v.fallback(v.picklist(periodNames), 'last-30-days')),
    edit: v.optional(v.fallback(v.pipe(v.string(), v.isoDate()), '')),
  }),
  search: { middlewares: [nameSelected] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: ({ deps }) => prepareMonitor(getIdentity(), deps),
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
