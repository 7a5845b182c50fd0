import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { Project } from '#contract/projects.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { Selection } from '#web/offline/selection.ts'

/** What an address names and is not there: an app that is not one's own, or a country that its app does not track. */
export type UnknownSelection = { app: string } | { projectId: string; country: string }

export interface Selected {
  /** null: there is none, or none is known yet. */
  project: Project | null
  /** The selected country's locale. */
  locale: string
  missing: UnknownSelection | null
}

/** What an address says is selected. */
interface SearchSelection {
  /** trackId */
  app?: string | undefined
  /** Country code. */
  country?: string | undefined
}

/** What was selected last, saved on the device. */
export type LastSelection = Pick<Selection, 'projectId' | 'locale' | 'viewedLocale'>

/**
 * BAR-013, CTRY-018: what the address names, as far as it exists; else what was selected last, as far as that still exists;
 * else the first there is, else en-US. What was selected and is gone was removed, and is not missing.
 */
export function resolveSelected(
  projects: readonly Project[],
  { app, country }: SearchSelection,
  last: LastSelection,
): Selected {
  const named = projects.find(({ trackId }) => trackId === app)
  const lastProject = projects.find(({ projectId }) => projectId === last.projectId)
  const project = named ?? lastProject ?? projects[0] ?? null
  if (app !== undefined && !named) {
    const wasRemoved = last.projectId !== null && !lastProject
    return { project, locale: localeOf(project, undefined, last), missing: wasRemoved ? null : { app } }
  }
  const locale = localeOf(project, country, last)
  const wasUntracked = project !== null && project === lastProject && isIn(country, last.locale)
  const isThere = country === undefined || isIn(country, locale) || wasUntracked
  return { project, locale, missing: project && !isThere ? { projectId: project.projectId, country } : null }
}

function localeOf(project: Project | null, country: string | undefined, last: LastSelection): string {
  const tracked = project?.countries ?? []
  const named = tracked.find((locale) => isIn(country, locale))
  if (named !== undefined) return named
  const viewed = project?.projectId === last.projectId ? last.viewedLocale : null
  if (viewed !== null && (country === undefined || isIn(country, viewed))) return viewed
  const again = tracked.find((locale) => locale === last.locale)
  return again ?? tracked[0] ?? DEFAULT_LOCALE
}

const isIn = (country: string | undefined, locale: string | null) =>
  country !== undefined && locale !== null && countryCodeOf(locale) === country
