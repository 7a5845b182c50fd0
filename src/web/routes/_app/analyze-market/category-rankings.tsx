import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { CategoryRankingsPage } from '#web/features/overview/rankings/category-rankings-page.tsx'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/category-rankings')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`Category rankings`, selects: 'app', help: 'category-rankings' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {({ project, locale }) => (
        <CategoryRankingsPage key={`${project.projectId} ${locale}`} project={project} locale={locale} />
      )}
    </SelectedAppPage>
  )
}
