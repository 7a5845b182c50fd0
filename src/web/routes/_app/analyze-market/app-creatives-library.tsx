import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { CreativesLibraryPage } from '#web/features/overview/creatives-library/creatives-library-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/app-creatives-library')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`App creatives library`, selects: 'app', help: 'app-creatives-library' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {({ project, locale }) => (
        <CreativesLibraryPage key={`${project.projectId} ${locale}`} project={project} locale={locale} />
      )}
    </SelectedAppPage>
  )
}
