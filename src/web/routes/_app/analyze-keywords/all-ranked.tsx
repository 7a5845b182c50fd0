import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { AllRankedPage, SavedRankedPage } from '#web/features/keywords/index.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-keywords/all-ranked')({
  /** `q`: the keyword that one came for. */
  validateSearch: v.object({ ...SelectedSearch.entries, q: v.optional(v.fallback(v.string(), '')) }),
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`All ranked keywords`, selects: 'app', help: 'ranked-keywords', video: 'ranked-keywords' },
    feature: 'app-overview',
  },
})

function Page() {
  const { competitor, q = '' } = Route.useSearch()
  return (
    <SelectedAppPage competitor={competitor} showsSaved>
      {(app, lock) => {
        const key = `${app.store} ${app.trackId} ${app.locale} ${q}`
        return lock ? (
          <SavedRankedPage key={key} app={app} keyword={q} lock={lock} />
        ) : (
          <AllRankedPage key={key} app={app} keyword={q} />
        )
      }}
    </SelectedAppPage>
  )
}
