import type { AnyRouter, SearchMiddleware } from '@tanstack/react-router'
import * as v from 'valibot'
import { countryCodeOf, CountryCode, TrackId } from '#contract/store.ts'
import { afterFirstPage } from '#web/data/scheduling/first-page.ts'
import { runAtUserChange, type UserChange } from '#web/session/sign-out.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { select, selection } from '#web/offline/selection.ts'
import { missing } from './missing.ts'
import type { Page } from '../layout/page.ts'
import { dropWish, keepWishing, makeWish, wishIsOpen } from './wish.ts'

/** The router hears of the new address once nothing else was selected for so long, ms: the page is drawn first. */
const REST_MS = 400

/** What a shared address says is selected, in the search of every page that lets one choose it. */
const Search = v.object({
  app: v.fallback(v.optional(TrackId), undefined),
  country: v.fallback(v.optional(CountryCode), undefined),
  competitor: v.fallback(v.optional(TrackId), undefined),
})

interface Shown {
  /** trackId */
  app: string
  /** Country code. */
  country: string
}

/** What the shell shows selected; null: nothing yet. */
let shown: Shown | null = null
let follow = (): void => {}

/** Says what is selected on screen: the address of the page follows, in its place in the history. */
export function showInAddress(app: string | null, locale: string): void {
  const before = shown
  shown = app === null ? null : { app, country: countryCodeOf(locale) }
  if (before && (before.app !== shown?.app || before.country !== shown.country)) missing.set(null)
  follow()
}

/**
 * Opening an address selects what it names, and the address follows the selection, so that a view can be shared. Every
 * link to a page that lets one choose carries what is selected.
 */
export function followAddress(router: AnyRouter): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  follow = () => {
    clearTimeout(timer)
    afterFirstPage(() => wantedAt(router) && writeAhead(router))
    timer = setTimeout(() => whenIdle(() => write(router), REST_MS), REST_MS)
  }
  for (const { options } of Object.values(router.routesById)) {
    const selects = selectsOf(options)
    if (selects) options.search = { middlewares: [carryShown(selects)] }
  }
  const askForWish = keepWishing(showInAddress)
  take(router, router.latestLocation)
  router.subscribe('onBeforeNavigate', ({ toLocation }) => take(router, toLocation))
  router.subscribe('onResolved', () => {
    askForWish()
    follow()
  })
  selection.subscribe(follow)
  const forgetShown = ({ before }: UserChange) => {
    if (before === null) return
    shown = null
    dropWish()
  }
  runAtUserChange([forgetShown])
}

type Selects = NonNullable<Page['selects']>
type Location = Pick<AnyRouter['latestLocation'], 'pathname' | 'search'>

const selectsOf = (options: { staticData?: { page?: Page } } | undefined): Selects | null =>
  options?.staticData?.page?.selects ?? null

const selectsAt = (router: AnyRouter, { pathname }: Location) => selectsOf(router.routesByPath[pathname]?.options)

const carryShown =
  (selects: Selects): SearchMiddleware<Record<string, unknown>> =>
  ({ search, next }) =>
    withShown(next(search), selects)

/** `competitor` in the address of a page about any app is its subject; where one chooses a competitor it is that one. */
function withShown(search: Record<string, unknown>, selects: Selects): Record<string, unknown> {
  if (!shown || wishIsOpen()) return search
  const { competitorTrackId } = selection.get()
  return {
    ...search,
    ...shown,
    ...(selects === 'competitor' && competitorTrackId && { competitor: competitorTrackId }),
  }
}

/** Selects what an address names that one came to: by a link, or back in the history. */
function take(router: AnyRouter, location: Location): void {
  const selects = selectsAt(router, location)
  const { app, country, competitor } = v.parse(Search, location.search)
  if (selects === 'competitor' && competitor) select({ competitorTrackId: competitor })
  if (!selects || (!app && !country)) return
  if (app === shown?.app && country === shown?.country) dropWish()
  else makeWish({ app, country }, showInAddress)
}

const there = { to: '.', search: true, hash: true } as const

/** The search that says what is shown; null: the address says it already, never does, or names what is not there. */
function wantedAt(router: AnyRouter): Record<string, unknown> | null {
  if (missing.get()) return null
  const { latestLocation } = router
  const selects = selectsAt(router, latestLocation)
  const wanted = selects && withShown(latestLocation.search, selects)
  const says = (name: string) => latestLocation.search[name] === wanted?.[name]
  return wanted && !Object.keys(wanted).every(says) ? wanted : null
}

/** In the browser's bar at once, so that a reload keeps what was selected; the router replaced this function by its own. */
function writeAhead(router: AnyRouter): void {
  try {
    History.prototype.replaceState.call(window.history, window.history.state, '', router.buildLocation(there).href)
  } catch {
    // Browsers allow a page few changes in a short time: the address follows at rest.
  }
}

function write(router: AnyRouter): void {
  if (!wantedAt(router)) return
  void router.navigate({ ...there, replace: true, resetScroll: false, hashScrollIntoView: false })
}
