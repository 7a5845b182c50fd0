import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { nameCompetitor, nameSelected, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { CompareApps } from '#web/app/pages/compare-apps.tsx'

export const Route = createFileRoute('/_app/app-overview/compare')({
  validateSearch: SelectedSearch,
  search: { middlewares: [nameSelected, nameCompetitor] },
  component: Page,
  staticData: {
    page: { title: msg`App overview`, selects: 'competitor', isView: true, help: 'compare', video: 'compare' },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <CompareApps identity={identity} />
}
