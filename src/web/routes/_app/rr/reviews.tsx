import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { ReviewsPage } from '#web/features/reviews/over-time/reviews-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/rr/reviews')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Reviews`, selects: 'app', help: 'reviews' } },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {(app) => <ReviewsPage key={`${app.store} ${app.trackId}`} app={app} />}
    </SelectedAppPage>
  )
}
