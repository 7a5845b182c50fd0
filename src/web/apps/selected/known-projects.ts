import type { Project } from '#contract/projects.ts'
import { inMemory } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { session } from '#web/session/session-store.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'

/** The user's apps as far as they are in memory, with the queued changes applied. */
export function knownProjects(): Project[] {
  const { identity } = session.get()
  if (!identity) return []
  const projects = projectsRead(identity)
  return applyOverlays(overlays.get(), ...projects.queryKey, inMemory(projects) ?? [])
}
