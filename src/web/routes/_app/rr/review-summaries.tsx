import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SearchText, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { SummariesPage } from '#web/features/reviews/summaries/summaries-page.tsx'
import { useIdentity } from '#web/session/hooks.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/rr/review-summaries')({
  /** `summary`: the id of the one that is open; `topic`: the number of the topic whose quotes are shown. */
  validateSearch: v.object({ ...SelectedSearch.entries, summary: SearchText, topic: SearchText }),
  search: { middlewares: [withSelectedApp] },
  loader: () => preloadCommands(['createSummary']),
  component: Page,
  staticData: {
    page: { title: msg`Review summaries`, selects: 'app', choosesCountry: true, help: 'review-summaries' },
  },
})

function Page() {
  const identity = useIdentity()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    identity && (
      <SelectedAppPage competitor={undefined}>
        {(app) => (
          <SummariesPage
            key={`${app.store} ${app.trackId}`}
            identity={identity}
            app={app}
            search={search}
            onSearch={(next, replace) =>
              void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false })
            }
            onReveal={({ id, trackId }) =>
              void navigate({ to: '/rr/review-summaries', search: { app: trackId, summary: id } })
            }
          />
        )}
      </SelectedAppPage>
    )
  )
}
