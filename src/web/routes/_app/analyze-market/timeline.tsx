import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { TimelinePage } from '#web/features/market/timeline/timeline-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/timeline')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`App timeline`, selects: 'app', help: 'timeline', video: 'timeline' },
    feature: 'app-overview',
  },
})

function Page() {
  const { competitor } = Route.useSearch()
  return <SelectedAppPage competitor={competitor}>{(app) => <TimelinePage app={app} />}</SelectedAppPage>
}
