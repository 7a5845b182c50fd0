import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { ImportExportPage } from '#web/features/listing/transfer/import-export-page.tsx'
import { listingDraftsRead } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/import-export')({
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
    page: { title: msg`Import and export`, selects: 'app', choosesCountry: true, help: 'import-export' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <ImportExportPage key={app.project.projectId} app={app} />}
    </SelectedAppPage>
  )
}
