import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { RatingsPage } from '#web/features/reviews/ratings/ratings-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/rr/ratings')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Ratings`, selects: 'app', help: 'ratings' }, feature: 'app-overview' },
})

function Page() {
  const { competitor } = Route.useSearch()
  return <SelectedAppPage competitor={competitor}>{(app) => <RatingsPage app={app} />}</SelectedAppPage>
}
