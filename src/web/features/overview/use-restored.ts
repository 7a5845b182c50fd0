import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { restoreReads } from '#web/data/read.ts'
import { overviewReads } from './overview-reads.ts'

interface Shown {
  project: Project
  locale: string
}

/** Longest the page stays with what it showed before, ms; then the new one draws its skeleton. */
const PATIENCE_MS = 100

/** Follows a selection once the device's answers for it are in memory, so that a country seen before shows at once. */
export function useRestored(project: Project, locale: string): Shown {
  const [shown, setShown] = useState<Shown>({ project, locale })
  const changed = shown.project.projectId !== project.projectId || shown.locale !== locale

  useEffect(() => {
    if (!changed) return undefined
    let live = true
    const show = () => {
      if (live) setShown({ project, locale })
      live = false
    }
    const timer = setTimeout(show, PATIENCE_MS)
    void restoreReads(overviewReads(project, locale)).then(show)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [changed, project, locale])

  // Tracked countries and titles change without a change of the selection.
  return changed ? shown : { project, locale }
}
