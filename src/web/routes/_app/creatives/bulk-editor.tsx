import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { SearchText, SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { BulkEditorPage } from '#web/features/listing/bulk/bulk-editor-page.tsx'
import { listingDraftsRead } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/bulk-editor')({
  /** `text`: one of the listing's, or `all`; `language`: of the listing, as the store names it. */
  validateSearch: v.object({ ...SelectedSearch.entries, text: SearchText, language: SearchText }),
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    preloadCommands(['putListingDraft'])
    const { project } = await loadSelected(deps)
    if (project) await loadReads([listingDraftsRead(project.projectId)])
  },
  component: Page,
  staticData: {
    page: { title: msg`Bulk editor`, selects: 'app', choosesCountry: true, help: 'bulk-editor' },
    feature: 'app-overview',
  },
})

function Page() {
  const { text, language } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => (
        <BulkEditorPage
          key={app.project.projectId}
          app={app}
          text={text}
          language={language}
          onShow={(shown) =>
            void navigate({ search: (before) => ({ ...before, ...shown }), replace: true, resetScroll: false })
          }
        />
      )}
    </SelectedAppPage>
  )
}
