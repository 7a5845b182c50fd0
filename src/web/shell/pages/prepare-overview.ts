import type { Identity } from '#contract/auth/auth.ts'
import { inMemory, restoreReads, startReads, type AnyRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { ownApp } from '#web/apps/selected-app.ts'
import { overviewReads } from '#web/features/overview/reads.ts'
import { remembered } from '#web/apps/selected/remembered.ts'
import { resolveSelected } from '#web/apps/selected/resolve-selected.ts'
import type { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { isLocked } from '../access/access.ts'

/** Brings what the device has of the own app's overview into memory and asks for the rest; waits for the device only. */
export async function prepareOverview(identity: Identity | null, search: SelectedSearch): Promise<void> {
  const { project, locale } = await prepareSelected(identity, search)
  if (project) await bring(overviewReads(ownApp(project), locale))
}

/**
 * What is selected, as far as the device knows; the projects are asked for where it knows none. Nothing where the plan
 * locks the overview: then there is nothing to bring.
 */
export async function prepareSelected(identity: Identity | null, search: SelectedSearch) {
  if (!identity) return resolveSelected([], search, remembered())
  const projects = projectsRead(identity)
  await bring([projects])
  const known = inMemory(projects) ?? []
  return resolveSelected(isLocked('app-overview', identity) ? [] : known, search, remembered())
}

/** Restores reads from the device and starts those that are not there; waits for the device only. */
export async function bring(reads: readonly AnyRead[]): Promise<void> {
  await restoreReads(reads)
  startReads(reads)
}
