import { useSyncExternalStore } from 'react'
import type { Project } from '#contract/projects.ts'
import { missing } from './missing.ts'
import { usePage } from '../layout/page.ts'

/** Whether a shared link's country or app has something to be told here: it is not there, or is only looked at. */
export function useHasLinkBar(project: Project | null, locale: string): boolean {
  const what = useSyncExternalStore(missing.subscribe, missing.get)
  const selects = usePage()?.selects ?? null
  const isUntracked = project !== null && !project.countries.includes(locale)
  return selects !== null && (what !== null || isUntracked)
}
