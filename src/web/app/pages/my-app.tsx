import type { Identity } from '#contract/auth/auth.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { OverviewPage } from '#web/features/overview/index.ts'
import { NoProject } from './no-project.tsx'
import { useSelected } from '#web/apps/selected/use-selected.ts'

/** The overview of the selected app; without any app yet, where to begin. */
export function MyApp({ identity }: { identity: Identity }) {
  const { projects, project, locale } = useSelected(identity)
  const app = project && ownApp(project)
  if (app) return <OverviewPage app={app} locale={locale} />
  return <NoProject identity={identity} projects={projects} />
}
