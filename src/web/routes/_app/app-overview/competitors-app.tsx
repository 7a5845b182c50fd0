import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nameCompetitor, nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { getIdentity } from '#web/session/session.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { CompetitorApp } from '#web/app/pages/competitor-app.tsx'
import { prepareCompetitor } from '#web/app/pages/prepare-competitor.ts'

export const Route = createFileRoute('/_app/app-overview/competitors-app')({
  validateSearch: SelectedSearch,
  search: { middlewares: [nameSelected, nameCompetitor] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prepareCompetitor(getIdentity(), deps),
  component: Page,
  staticData: {
    page: {
      title: msg`App overview`,
      selects: 'competitor',
      isView: true,
      help: 'competitor-overview',
      video: 'app-overview',
    },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <CompetitorApp identity={identity} />
}
