import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { DownloadsPage } from '#web/features/overview/downloads/index.ts'
import { loadPageTexts } from '#web/i18n/language.ts'
import { OfAppSearch } from '#web/shell/selection/of-app-search.ts'
import { SelectedAppPage } from '#web/shell/pages/selected-app.tsx'

export const Route = createFileRoute('/_app/dashboard/downloads')({
  validateSearch: OfAppSearch,
  loader: loadPageTexts,
  component: Page,
  staticData: { page: { title: msg`Downloads`, selects: 'app', help: 'downloads' }, feature: 'app-overview' },
})

function Page() {
  const { competitor } = Route.useSearch()
  return <SelectedAppPage competitor={competitor}>{(app) => <DownloadsPage app={app} />}</SelectedAppPage>
}
