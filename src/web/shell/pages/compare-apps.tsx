import type { Identity } from '#contract/auth/auth.ts'
import { ComparePage } from '#web/features/overview/compare/compare-page.tsx'
import { ChosenCompetitor } from '#web/features/overview/index.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { NoProject } from './no-project.tsx'
import { useSelected } from '#web/apps/selected/use-selected.ts'

/** The selected app beside its selected competitor. */
export function CompareApps({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  if (!project) return <NoProject identity={identity} projects={projects} />
  return (
    <ChosenCompetitor key={project.projectId} project={project} locale={locale}>
      {(competitor) => <ComparePage own={ownApp(project)} competitor={competitor} locale={locale} />}
    </ChosenCompetitor>
  )
}
