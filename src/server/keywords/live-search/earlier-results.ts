import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import type { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { SearchOrigin } from '#contract/keywords/search-origin.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { RESULT_LIST_DAYS } from '#contract/protocol/limits.ts'
import { countryCodeOf, type Locale, type Store } from '#contract/store.ts'
import type { Services } from '#server/endpoints/services.ts'
import { resultDays, resultsOn } from '#server/history/result-lists.ts'
import { originsOf } from '#server/history/result-origins.ts'
import { projectsTracking } from '#server/history/tracked-term.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { KeptResults } from '#server/history/stored.ts'
import type { MarketSource } from '#server/markets/market.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'

export interface EarlierQuery {
  keyword: string
  store: Store
  locale: Locale
  /** UTC day, ISO; undefined: the newest one before today. */
  comparedTo: string | undefined
  /** Of the list to compare with, for lists of another one have another order; undefined: of any. */
  origin: SearchOrigin | undefined
}

interface Context {
  market: MarketSource
  caller: Caller
  services: Pick<Services, 'db' | 'clock'>
}

type Earlier = Pick<EndpointAnswer<typeof getLiveSearch>, 'before' | 'days'>

/** What was listed before today: a market with a past works it out, of the stores themselves it was kept by the jobs. */
export async function earlierResults(query: EarlierQuery, context: Context): Promise<Earlier> {
  const { keyword, store, locale, comparedTo } = query
  const { market, services } = context
  if (market.pastDays === 0) return keptResults(query, context)
  const now = services.clock()
  const days = Array.from({ length: RESULT_LIST_DAYS }, (_, index) => daysBefore(now, index + 1))
  const day = days.find((each) => each === (comparedTo ?? days[0]))
  const results = day === undefined ? null : await market.keywordResults({ keyword, store, locale, day })
  return { days, before: results && day !== undefined ? before(day, results.apps) : null }
}

/** Lists are kept for what somebody tracks; whoever does not track it need not know that. */
async function keptResults(
  { keyword, store, locale, comparedTo, origin }: EarlierQuery,
  { market, caller, services: { db, clock } }: Context,
): Promise<Earlier> {
  const key = { keyword, store, country: countryCodeOf(locale) }
  const permission = await permissionsOf(db, caller)
  const tracking = await projectsTracking(db, caller.organizationId, key)
  if (!tracking.some((project) => permission(project) !== 'none')) return { before: null, days: [] }
  const today = daysBefore(clock(), 0)
  const originOn = await originsOf(db, market.id, key)
  const days = (await resultDays(db, market.id, key)).filter(
    (day) => day < today && (origin === undefined || originOn(day) === origin),
  )
  const day = days.find((each) => comparedTo === undefined || each === comparedTo)
  const apps = day === undefined ? null : await resultsOn(db, market.id, { ...key, day })
  return { days, before: apps && day !== undefined ? before(day, apps) : null }
}

const before = (day: UtcDay, apps: KeptResults): Earlier['before'] => ({
  day,
  trackIds: apps.map(({ trackId }) => trackId),
  titles: Object.fromEntries(apps.flatMap(({ trackId, title }) => (title === null ? [] : [[trackId, title]]))),
})
