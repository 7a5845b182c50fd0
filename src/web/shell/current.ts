import { DEFAULT_LOCALE } from '#contract/limits.ts'
import type { Project } from '#contract/projects.ts'
import type { Selection } from '#web/offline/selection.ts'

/** BAR-013, CTRY-018: what is selected as far as it still exists, else the first there is, else en-US. */
export function resolveCurrent(
  projects: readonly Project[],
  { projectId, locale }: Pick<Selection, 'projectId' | 'locale'>,
) {
  const project = projects.find((one) => one.projectId === projectId) ?? projects[0] ?? null
  const tracked = project?.countries ?? []
  return {
    project,
    locale: locale !== null && tracked.includes(locale) ? locale : (tracked[0] ?? DEFAULT_LOCALE),
  }
}
