import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadPageTexts } from '#web/i18n/language.ts'
import { FeaturingsPage } from '#web/features/market/index.ts'
import { OfAppSearch } from '#web/shell/selection/of-app-search.ts'
import { SelectedAppPage } from '#web/shell/pages/selected-app.tsx'

export const Route = createFileRoute('/_app/analyze-market/featurings')({
  validateSearch: OfAppSearch,
  loader: loadPageTexts,
  component: Page,
  staticData: { page: { title: msg`Featured`, selects: 'app', help: 'featurings' }, feature: 'app-overview' },
})

function Page() {
  const { competitor } = Route.useSearch()
  return <SelectedAppPage competitor={competitor}>{(app) => <FeaturingsPage app={app} />}</SelectedAppPage>
}
