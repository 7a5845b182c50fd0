import type { AnyRouter, SearchMiddleware } from '@tanstack/react-router'
import * as v from 'valibot'
import { CountryCode, countryCodeOf, TrackId } from '#contract/store.ts'
import { selection } from '#web/offline/selection.ts'
import { knownProjects } from './known-projects.ts'
import { lastSelection } from './last-selection.ts'
import { resolveSelected } from './resolve-selected.ts'

/** Any text of an address; what it may be, its page knows. */
export const SearchText = v.fallback(v.optional(v.string()), undefined)

/** What the address of a page about an app says is selected. What it leaves out comes from the user's device. */
export const SelectedSearch = v.object({
  /** trackId of one of the user's apps. */
  app: v.fallback(v.optional(TrackId), undefined),
  country: v.fallback(v.optional(CountryCode), undefined),
  /** trackId of one of the app's competitors: the one that is chosen, or that the page is about instead of the app. */
  competitor: v.fallback(v.optional(TrackId), undefined),
})
export type SelectedSearch = v.InferOutput<typeof SelectedSearch>

/**
 * For `search.middlewares` of a page about an app: links to it, and the address of one who comes to it without a link, name
 * the app and the country that are selected. What they name themselves comes first.
 */
export const withSelectedApp: SearchMiddleware<SelectedSearch> = ({ search, next }) => {
  const asked = namesIn(next(search))
  const { app, country } = asked.app === undefined ? { ...search, ...asked } : asked
  const { project, locale, missing } = resolveSelected(knownProjects(), { app, country }, lastSelection())
  // The country of another app is not that app's.
  if (asked.app !== undefined && missing && 'app' in missing) return asked
  return project
    ? { app: project.trackId, country: countryCodeOf(locale), ...asked }
    : namesIn({ app, country, ...asked })
}

/** As `withSelectedApp`, for the competitor on a page where one is chosen. */
export const withSelectedCompetitor: SearchMiddleware<SelectedSearch> = ({ search, next }) => {
  const { competitorTrackId } = selection.get()
  return { ...(competitorTrackId !== null && { competitor: competitorTrackId }), ...namesIn(next(search)) }
}

/** Without what is undefined. */
const namesIn = <S extends SelectedSearch>(search: S): S =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as S

/** What the top bar lets one choose on the page of an address; null: nothing. */
export const selectsAt = (router: AnyRouter, pathname: string): 'app' | 'competitor' | null =>
  router.routesByPath[pathname]?.options.staticData?.page?.selects ?? null

/** What the address in the router says is selected; nothing on pages where nothing is. */
export function searchAt(
  router: AnyRouter,
  { pathname, search }: { pathname: string; search: unknown },
): SelectedSearch {
  return selectsAt(router, pathname) ? v.parse(SelectedSearch, search) : {}
}
