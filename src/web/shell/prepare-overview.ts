import type { Identity } from '#contract/auth.ts'
import type { Project } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { restoreReads, startReads, type Answer } from '#web/data/read.ts'
import { projectsRead } from '#web/data/reads.ts'
import { ownApp } from '#web/features/overview/overview-app.ts'
import { overviewReads } from '#web/features/overview/overview-reads.ts'
import { selection } from '#web/offline/selection.ts'
import { resolveCurrent } from './current.ts'

/** Brings what the device has of the overview into memory and asks for the rest; waits for the device only. */
export async function prepareOverview(identity: Identity | null): Promise<void> {
  if (!identity) return
  const projects = projectsRead(identity)
  await restoreReads([projects])
  startReads([projects])
  const known = getQueryClient().getQueryData<Answer<Project[]>>(projects.queryKey)?.data ?? []
  const { project, locale } = resolveCurrent(known, selection.get())
  if (!project) return
  const reads = overviewReads(ownApp(project), locale)
  await restoreReads(reads)
  startReads(reads)
}
