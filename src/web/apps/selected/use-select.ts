import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { countryCodeOf } from '#contract/store.ts'
import { select, selection, type Selection } from '#web/offline/selection.ts'
import { knownProjects } from './known-projects.ts'
import { lastSelection } from './last-selection.ts'
import { resolveSelected } from './resolve-selected.ts'
import { searchAt, selectsAt, type SelectedSearch } from './selected-search.ts'

/** What is selected now; what it leaves out stays, as far as it is there. */
export type Choice = Partial<Pick<Selection, 'projectId' | 'locale' | 'viewedLocale' | 'competitorTrackId'>>

/** Gives what selects an app, a country or a competitor. */
export function useSelect(): (choice: Choice) => void {
  const router = useRouter({ warn: false })
  return (choice: Choice) => selectIn(router, choice)
}

/** Selects: the address of a page about an app says so, in its place in the history; other pages have the next one say it. */
export function selectIn(router: AnyRouter, choice: Choice): void {
  const { latestLocation } = router
  const projects = knownProjects()
  const shown = resolveSelected(projects, searchAt(router, latestLocation), lastSelection())
  const { competitorTrackId, ...appAndCountry } = choice
  const changesAppOrCountry = Object.keys(appAndCountry).length > 0
  select({ ...(changesAppOrCountry && { projectId: shown.project?.projectId ?? null }), ...choice })
  const { project, locale } = changesAppOrCountry ? resolveSelected(projects, {}, selection.get()) : shown
  const selects = selectsAt(router, latestLocation.pathname)
  if (!selects || !project) return
  updateSearchParams(router, {
    app: project.trackId,
    country: countryCodeOf(locale),
    ...(selects === 'competitor' && competitorTrackId && { competitor: competitorTrackId }),
  })
}

/** Changes what the address says is selected, in its place in the history. */
export function updateSearchParams(router: AnyRouter, params: SelectedSearch): void {
  const search = (before: object) => ({ ...before, ...params })
  void router.navigate({ to: '.', search, hash: true, replace: true, resetScroll: false, hashScrollIntoView: false })
}
