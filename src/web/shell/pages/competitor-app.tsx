import type { Identity } from '#contract/auth/auth.ts'
import { CompetitorOverview } from '#web/features/overview/index.ts'
import { NoProject } from './no-project.tsx'
import { useSelected } from '#web/apps/selected/use-selected.ts'

/** The overview of the selected competitor of the selected app. */
export function CompetitorApp({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  if (project) return <CompetitorOverview key={project.projectId} project={project} locale={locale} />
  return <NoProject identity={identity} projects={projects} />
}
