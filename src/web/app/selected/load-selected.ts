import { inMemory, restoreReads, startReads, type AnyRead } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { lastSelection } from '#web/apps/selected/last-selection.ts'
import { resolveSelected } from '#web/apps/selected/resolve-selected.ts'
import type { SelectedSearch } from '#web/apps/selected/selected-search.ts'
import { getIdentity } from '#web/session/session.ts'
import { isLocked } from '../access/access.ts'

/**
 * For loaders: what is selected, as far as the device knows; the projects are asked for where it knows none. No project
 * where the plan locks the overview: then there is nothing to load.
 */
export async function loadSelected(search: SelectedSearch) {
  const identity = getIdentity()
  if (!identity) return resolveSelected([], search, lastSelection())
  const projects = projectsRead(identity)
  await loadReads([projects])
  const known = inMemory(projects) ?? []
  return resolveSelected(isLocked('app-overview', identity) ? [] : known, search, lastSelection())
}

/** Restores reads from the device and starts those that are not there; waits for the device only. */
export async function loadReads(reads: readonly AnyRead[]): Promise<void> {
  await restoreReads(reads)
  startReads(reads)
}
