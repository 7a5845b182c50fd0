import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import type { Selection } from '#web/offline/selection.ts'

type Selected = Pick<Selection, 'projectId' | 'locale'> & Partial<Pick<Selection, 'viewedLocale'>>

/**
 * BAR-013, CTRY-018: what is selected as far as it still exists, else the first there is, else en-US. A country that is
 * looked at without being tracked comes first.
 */
export function resolveCurrent(projects: readonly Project[], { projectId, locale, viewedLocale }: Selected) {
  const project = projects.find((one) => one.projectId === projectId) ?? projects[0] ?? null
  const tracked = project?.countries ?? []
  const viewed = project?.projectId === projectId ? viewedLocale : null
  return {
    project,
    locale: viewed ?? (locale !== null && tracked.includes(locale) ? locale : (tracked[0] ?? DEFAULT_LOCALE)),
  }
}
