import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { withSelectedApp, SearchText, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { InboxPage } from '#web/features/reviews/inbox/inbox-page.tsx'
import { useIdentity } from '#web/session/hooks.ts'
import { loadSelected } from '#web/app/selected/load-selected.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/rr/reply-to-reviews')({
  /** Plain texts: `parseSearch` of the inbox validates them, so that the entry chunk stays free of it. */
  validateSearch: v.object({
    ...SelectedSearch.entries,
    review: SearchText,
    view: SearchText,
    q: SearchText,
    sort: SearchText,
    filter: SearchText,
  }),
  search: { middlewares: [withSelectedApp] },
  loaderDeps: ({ search: { app, country } }) => ({ app, country }),
  loader: async ({ deps }) => {
    preloadCommands(['sendReply'])
    const [{ prepare }, { project }] = await Promise.all([
      import('#web/features/reviews/inbox/prepare-inbox.ts'),
      loadSelected(deps),
    ])
    if (project) await prepare({ trackId: project.trackId, store: project.store })
  },
  component: Page,
  staticData: {
    page: { title: msg`Reply to reviews`, selects: 'app', choosesCountry: true, help: 'reply-to-reviews' },
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
          <InboxPage
            key={`${app.store} ${app.trackId}`}
            identity={identity}
            app={app}
            search={search}
            onSearch={(next, replace) =>
              void navigate({ search: (before) => ({ ...before, ...next }), replace, resetScroll: false })
            }
          />
        )}
      </SelectedAppPage>
    )
  )
}
