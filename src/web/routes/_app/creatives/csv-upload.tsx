import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { CsvUploadPage } from '#web/features/listing/transfer/csv-upload-page.tsx'
import { listingDraftsRead } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/csv-upload')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    preloadCommands(['putListingDraft'])
    const { project } = await loadSelected(deps)
    if (project) await loadReads([listingDraftsRead(project.projectId)])
  },
  component: Page,
  staticData: {
    page: { title: msg`CSV upload`, selects: 'app', choosesCountry: true, help: 'csv-upload' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <CsvUploadPage key={app.project.projectId} app={app} />}
    </SelectedAppPage>
  )
}
