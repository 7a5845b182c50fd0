import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { useIdentity } from '#web/data/session.ts'
import { CompetitorsPage } from '#web/features/overview/competitors/page/competitors-page.tsx'
import { loadPageTexts } from '#web/i18n/language.ts'
import { SelectedAppPage } from '#web/shell/selected-app.tsx'

// Every plan holds some competitors: the page is not locked.
export const Route = createFileRoute('/_app/analyze-market/competitors')({
  loader: loadPageTexts,
  component: Page,
  staticData: { page: { title: msg`Competitors`, selects: 'app', help: 'competitors' } },
})

function Page() {
  const identity = useIdentity()
  return (
    identity && (
      <SelectedAppPage competitor={undefined}>
        {({ project, locale }) => (
          <CompetitorsPage key={project.projectId} identity={identity} project={project} locale={locale} />
        )}
      </SelectedAppPage>
    )
  )
}
