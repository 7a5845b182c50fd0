import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { getIdentity } from '#web/session/session.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { prepareOverview } from '#web/app/pages/prepare-overview.ts'
import { MyApp } from '#web/app/pages/my-app.tsx'

export const Route = createFileRoute('/_app/app-overview/my-app')({
  codeSplitGroupings: [],
  validateSearch: SelectedSearch,
  search: { middlewares: [nameSelected] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prepareOverview(getIdentity(), deps),
  component: Page,
  staticData: {
    page: { title: msg`App overview`, selects: 'app', isView: true, help: 'app-overview', video: 'app-overview' },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <MyApp identity={identity} />
}
