import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { ScorePage } from '#web/features/overview/score/score-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/dashboard/aso-score')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`ASO score`, selects: 'app', help: 'aso-score', video: 'aso-score' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {({ project, locale }) => <ScorePage project={project} locale={locale} />}
    </SelectedAppPage>
  )
}
