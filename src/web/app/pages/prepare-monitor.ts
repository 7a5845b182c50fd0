import type { Identity } from '#contract/auth/auth.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import type { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { bring, prepareSelected } from './prepare-overview.ts'

/** As `prepareOverview`, for the tracked keywords of the selected app. */
export async function prepareMonitor(identity: Identity | null, search: SelectedSearch): Promise<void> {
  const [{ monitorReads }, { project, locale }] = await Promise.all([
    import('#web/features/keywords/monitor/reads/monitor-reads.ts'),
    prepareSelected(identity, search),
  ])
  if (!project) return
  const reads = monitorReads({ ...ownApp(project), locale })
  await bring([...Object.values(reads), competitorsRead(project.projectId, locale)])
}
