import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { AppPerformancePage } from '#web/features/dashboards/app-performance/app-performance-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/dashboard/app-performance')({
  /** `storefront`: the country whose figures are shown; left out: all of them together. */
  validateSearch: v.object({ ...SelectedSearch.entries, storefront: SelectedSearch.entries.country }),
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`App store performance`, selects: 'app', choosesCountry: true, help: 'app-performance' },
    feature: 'app-overview',
  },
})

function Page() {
  const { storefront } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => (
        <AppPerformancePage
          key={app.trackId}
          app={app}
          country={storefront ?? null}
          onCountry={(next) => {
            const said = next ?? undefined
            void navigate({ search: (search) => ({ ...search, storefront: said }), replace: true, resetScroll: false })
          }}
        />
      )}
    </SelectedAppPage>
  )
}
