import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { Home } from '#web/app/pages/home.tsx'

export const Route = createFileRoute('/_app/home')({
  codeSplitGroupings: [],
  validateSearch: SelectedSearch,
  search: { middlewares: [nameSelected] },
  component: Page,
  staticData: { page: { title: msg`Home`, selects: 'app', help: 'home' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <Home identity={identity} />
}
