import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { TopChartsPage } from '#web/features/market/top-charts/top-charts-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/top-charts')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Top charts`, selects: 'app', help: 'top-charts' }, feature: 'app-overview' },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>{(app) => <TopChartsPage key={app.store} app={app} />}</SelectedAppPage>
  )
}
