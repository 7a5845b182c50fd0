import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import type { Identity } from '#contract/auth/auth.ts'
import { NoProject } from '#web/app/selected/no-project.tsx'
import { ownApp } from '#web/apps/selected-app.ts'
import { withSelectedCompetitor, withSelectedApp, SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { useSelected } from '#web/apps/selected/use-selected.ts'
import { ComparePage, type DrawGap } from '#web/features/overview/compare/compare-page.tsx'
import { ChosenCompetitor } from '#web/features/overview/index.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

// Far down, and of another feature.
const GapCard = lazyWithRetry(async () => ({
  default: (await import('#web/features/keywords/gap/gap-card.tsx')).GapCard,
}))

const drawGap: DrawGap = (sides) => <GapCard {...sides} />

export const Route = createFileRoute('/_app/app-overview/compare')({
  validateSearch: SelectedSearch,
  search: { middlewares: [withSelectedApp, withSelectedCompetitor] },
  component: Page,
  staticData: {
    page: { title: msg`App Overview`, selects: 'competitor', isView: true, help: 'compare', video: 'compare' },
  },
})

function Page() {
  const identity = useIdentity()
  return identity && <CompareApps identity={identity} />
}

/** The selected app beside its selected competitor. */
function CompareApps({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  if (!project) return <NoProject identity={identity} projects={projects} />
  return (
    <ChosenCompetitor key={project.projectId} project={project} locale={locale}>
      {(competitor) => <ComparePage own={ownApp(project)} competitor={competitor} locale={locale} gap={drawGap} />}
    </ChosenCompetitor>
  )
}
