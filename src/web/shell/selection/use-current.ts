import type { Identity } from '#contract/auth/auth.ts'
import type { Project } from '#contract/projects.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { projectsRead } from '#web/data/queries/reads.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { resolveCurrent } from './current.ts'

interface Current {
  projects: ReadResult<Project[]>
  /** The selected app; null: there is none, or none is known yet. */
  project: Project | null
  /** The selected country's locale. */
  locale: string
}

/** The app and country that the top bar shows selected. */
export function useCurrent(identity: Identity): Current {
  const projects = useRead(projectsRead(identity))
  const selection = useSelection()
  return { projects, ...resolveCurrent(projects.data ?? [], selection) }
}
