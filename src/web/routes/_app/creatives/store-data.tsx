import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { StoreDataPage } from '#web/features/listing/published/store-data-page.tsx'
import { listingDraftsRead } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/store-data')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    const { project } = await loadSelected(deps)
    if (project) await loadReads([listingDraftsRead(project.projectId)])
  },
  component: Page,
  staticData: {
    page: { title: msg`Store data`, selects: 'app', choosesCountry: true, help: 'store-data' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <StoreDataPage key={app.project.projectId} app={app} />}
    </SelectedAppPage>
  )
}
