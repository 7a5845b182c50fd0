import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { FeaturingsPage } from '#web/features/market/featurings/featurings-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/featurings')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Featured`, selects: 'app', help: 'featurings' }, feature: 'app-overview' },
})

function Page() {
  const { competitor } = Route.useSearch()
  return <SelectedAppPage competitor={competitor}>{(app) => <FeaturingsPage app={app} />}</SelectedAppPage>
}
