import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { CompetitorsPage } from '#web/features/overview/competitors/competitors-page.tsx'
import { useIsLocked } from '#web/app/access/access.ts'
import { SelectedAppPage } from '#web/app/selected/selected-app-page.tsx'

// Every plan holds some competitors: the page is not locked.
export const Route = createFileRoute('/_app/analyze-market/competitors')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp] },
  component: Page,
  staticData: { page: { title: msg`Competitors`, selects: 'app', help: 'competitors' } },
})

function Page() {
  const identity = useIdentity()
  return identity && <OfIdentity identity={identity} />
}

function OfIdentity({ identity }: { identity: Identity }) {
  const isLocked = useIsLocked(identity, 'app-overview')
  return (
    <SelectedAppPage competitor={undefined}>
      {({ project, locale }) => (
        <CompetitorsPage
          key={project.projectId}
          identity={identity}
          project={project}
          locale={locale}
          withFigures={!isLocked}
        />
      )}
    </SelectedAppPage>
  )
}
