import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadReads, loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import { SearchText, SelectedSearch, withSelectedApp } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { StoreListingPage } from '#web/features/listing/editor/store-listing-page.tsx'
import { trackedRead } from '#web/features/keywords/reads.ts'
import { listingDraftsRead, liveReads, publicationsRead, shownLanguage } from '#web/features/listing/reads.ts'

export const Route = createFileRoute('/_app/creatives/store-listing')({
  /** `language`: of the listing, as the store names it. */
  validateSearch: v.object({ ...SelectedSearch.entries, language: SearchText }),
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country, language } }) => ({ app, country, language }),
  loader: async ({ deps: { language, ...selected } }) => {
    preloadCommands(['putListingDraft', 'saveListingSet'])
    const { project, locale } = await loadSelected(selected)
    if (!project) return
    const app = { ...ownApp(project), locale }
    const { locale: shownIn, details, versions, rating } = liveReads(app, shownLanguage(app, language))
    const tracked = trackedRead(project.projectId, shownIn ?? locale)
    const published = project.store === 'APP_STORE' ? [publicationsRead(project.projectId)] : []
    await loadReads([listingDraftsRead(project.projectId), details, versions, rating, tracked, ...published])
  },
  component: Page,
  staticData: {
    page: { title: msg`Store listing editor`, selects: 'app', choosesCountry: true, help: 'store-listing' },
    feature: 'app-overview',
  },
})

function Page() {
  const { language } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => (
        <StoreListingPage
          key={app.project.projectId}
          app={app}
          language={language}
          onLanguage={(next) =>
            void navigate({ search: (before) => ({ ...before, language: next }), replace: true, resetScroll: false })
          }
        />
      )}
    </SelectedAppPage>
  )
}
