import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { appKey } from '#web/apps/selected-app.ts'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { MetadataBenchmarksPage } from '#web/features/overview/benchmarks/metadata-benchmarks-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/metadata-benchmarks')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`Metadata benchmarks`, selects: 'app', help: 'metadata-benchmarks' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <MetadataBenchmarksPage key={`${appKey(app)} ${app.locale}`} app={app} />}
    </SelectedAppPage>
  )
}
