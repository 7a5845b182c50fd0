import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { DownloadTrendsPage } from '#web/features/overview/trends/download-trends-page.tsx'

export const Route = createFileRoute('/_app/analyze-market/download-trends')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: {
    page: { title: msg`Download trends`, selects: 'app', help: 'download-trends' },
    feature: 'app-overview',
  },
})

function Page() {
  return (
    <SelectedAppPage competitor={undefined}>
      {({ project, locale }) => (
        <DownloadTrendsPage key={`${project.projectId} ${locale}`} project={project} locale={locale} />
      )}
    </SelectedAppPage>
  )
}
