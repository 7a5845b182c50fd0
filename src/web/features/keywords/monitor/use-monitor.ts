import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords, Measuring, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { dayOf, DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
import { periodOf, drawnPeriod, periodAfter, type MonitorPeriod, type Period } from '#aso/keywords/periods.ts'
import { rankSummary, type RankHistory } from '#aso/keywords/rank-summary.ts'
import { systemTagger } from '#aso/keywords/system-tags.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import { useVisit } from '#web/apps/visits.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { monitorReads } from '../reads.ts'
import { useKeywordField } from '../field/use-draft.ts'
import type { ShownPeriod } from '../history/chart-period.tsx'
import { useKindOf } from '../list/use-kind-of.ts'
import { countsByPreset } from '../list/keyword-filter.ts'
import {
  filterRows,
  inPreset,
  isFiltered,
  listOfSearch,
  searchOfList,
  type ListSearch,
  type ListState,
} from './monitor-filter.ts'
import { monitorRows } from './monitor-rows.ts'
import { sortRows } from './monitor-sort.ts'

/** The data of the monitor of an app in a country; each part loads, fails and ages by itself. */
export function useMonitor(app: AppInCountry) {
  const { tracked, history, details } = monitorReads(app)
  return {
    tracked: useRead(tracked),
    history: useRead(history),
    details: useRead(details),
    competitors: useProjectCompetitors(app.project, app.locale),
  }
}

/** What the address says of the period. */
interface AskedPeriod {
  name: MonitorPeriod
  /** Days that were chosen one by one; null: none. */
  days: Period | null
}

/** Everything derived from the answers for a period, on the device, so also offline. */
export function useFigures(
  app: AppInCountry,
  { history, details }: ReturnType<typeof useMonitor>,
  { keywords, provenance }: EndpointOutput<typeof getTrackedKeywords>,
  asked: AskedPeriod,
) {
  const { title, locale } = app
  const [ranks, listing] = [history.data, details.data]
  const kindOf = useKindOf(app)
  const keywordField = useKeywordField(app)
  const tagsOf = useMemo(() => {
    const texts = { title: listing?.title ?? title, shortDescription: listing?.shortDescription ?? null }
    return systemTagger({ ...texts, keywordField: keywordField?.join(' ') ?? null }, locale)
  }, [listing, title, locale, keywordField])
  const newestDay = provenance && dayOf(provenance.asOf)
  const { known, today, newest } = useMemo(() => knownDays(ranks, newestDay), [ranks, newestDay])
  const seen = useLastVisit(app, ranks ? newest : null)
  const days = asked.days && asked.days.from >= known.from && asked.days.to <= today ? asked.days : null
  const name: ShownPeriod = days ? 'chosen' : asked.name === 'last-visit' && seen === null ? 'last-30-days' : asked.name
  const { from, to } = periodIn(name, { days, seen, today, newest })
  return useMemo(() => {
    const period = { from, to }
    const drawn = drawnPeriod(period)
    const summary = rankSummary(known, volumesOf(keywords), period)
    const rows = monitorRows(keywords, drawn, { locale, history: known, summary, newestDay, kindOf, tagsOf })
    const kept = { from: known.from, to: today }
    const { comparedWith } = summary
    return {
      summary,
      rows,
      name,
      period,
      comparedWith,
      drawn,
      kept,
      today,
      history: known,
      isVisitKnown: seen !== null,
    }
  }, [known, keywords, newestDay, name, from, to, today, seen, locale, kindOf, tagsOf])
}

/** Newest UTC day whose ranks this device showed at its last visit here; null: there was none. `day`: what it shows now, if anything. */
function useLastVisit({ project, locale }: AppInCountry, day: UtcDay | null): UtcDay | null {
  const told = day === null ? null : { at: Date.parse(day), changes: [] }
  const before = useVisit(`ranks ${project.projectId} ${locale}`, told)?.toldBefore ?? null
  return before && dayOf(before.at)
}

/** `newest`: last day on which anything was measured; today may still be on its way. */
function knownDays(ranks: RankHistory | undefined, newestDay: UtcDay | null) {
  const known = ranks ?? { from: dayFromToday(0), ranks: {} }
  const today = lastDayOf(known) ?? dayFromToday(0)
  return { known, today, newest: newestDay !== null && newestDay < today ? newestDay : today }
}

interface AskedDays {
  days: Period | null
  /** Newest day of the visit before. */
  seen: UtcDay | null
  today: UtcDay
  newest: UtcDay
}

function periodIn(name: ShownPeriod, { days, seen, today, newest }: AskedDays): Period {
  if (name === 'chosen') return days ?? periodOf('last-30-days', today)
  if (name === 'last-visit') return periodAfter(seen ?? newest, newest)
  return periodOf(name, name === 'last-day' ? newest : today)
}

/** The last day with ranks in an answer, where the chart of a saved answer ends; null: it has none. */
function lastDayOf({ from, ranks }: RankHistory): UtcDay | null {
  let longest = 0
  for (const keyword of Object.keys(ranks)) longest = Math.max(longest, ranks[keyword]?.length ?? 0)
  return longest === 0 ? null : dayOf(Date.parse(from) + (longest - 1) * DAY_MS)
}

const volumesOf = (keywords: readonly Pick<TrackedKeyword, 'keyword' | 'volume'>[]) =>
  new Map(keywords.map(({ keyword, volume }) => [keyword, volume]))

/** What the filters leave: the list itself, what the choices would leave, and what the ranks of these keywords say. */
export function useListed({ rows, summary, history, period }: ReturnType<typeof useFigures>, list: ListState) {
  // Typing and pressing go ahead of a long list.
  const filter = useDeferredValue(list.filter)
  // Sorted before filtering, so that typing doesn't sort again; each step is memoised by itself.
  const sorted = useMemo(() => sortRows(rows, list.sort), [rows, list.sort])
  const filtered = useMemo(() => filterRows(sorted, filter), [sorted, filter])
  const shown = useMemo(() => inPreset(filtered, filter), [filtered, filter])
  const counts = useMemo(() => countsByPreset(filtered), [filtered])
  // What moved up is a choice among the keywords that the other filters leave.
  const summarised = useMemo(
    () => (filter.movement === 'all' ? shown : inPreset(filterRows(sorted, { ...filter, movement: 'all' }), filter)),
    [shown, sorted, filter],
  )
  const isWhole = summarised.length === rows.length
  const ofListed = useMemo(
    () => (isWhole ? summary : rankSummary(history, volumesOf(summarised), period)),
    [isWhole, summary, history, summarised, period],
  )
  return { shown, counts, summary: ofListed, summarised: isFiltered(filter) ? summarised.length : null }
}

const TYPING_MS = 300

/**
 * The list's filters and order. The address says them at first, and anew when somebody follows a link; a change shows at once,
 * and the address follows.
 */
export function useListState(
  search: ListSearch,
  onSearch: (search: ListSearch) => void,
): [ListState, change: (part: Partial<ListState>) => void] {
  const said = listOfSearch(search)
  const address = textOf(said)
  /** `sent`: own changes that the address doesn't say yet. */
  const [state, setState] = useState({ list: said, address, sent: [] as readonly string[] })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (state.address !== address) {
    const place = state.sent.lastIndexOf(address)
    setState(place < 0 ? { list: said, address, sent: [] } : { ...state, address, sent: state.sent.slice(place + 1) })
  }
  const { list } = state
  const change = (part: Partial<ListState>) => {
    const next = { ...list, ...part }
    setState({ ...state, list: next, sent: [...state.sent, textOf(next)] })
    clearTimeout(timer.current)
    const tell = () => onSearch(searchOfList(next))
    if (next.filter.text === list.filter.text) tell()
    else timer.current = setTimeout(tell, TYPING_MS)
  }
  return [list, change]
}

const textOf = (list: ListState) => JSON.stringify(searchOfList(list))

/** Interval between two checks of the progress, ms. */
const SHORTEST = 30_000
const LONGEST = 60_000

interface Refreshed {
  refresh: () => void
}

/**
 * Polls the progress while keywords are being measured: every 30 to 60 s, only in a visible tab and online. Refreshes the
 * history when more of them are measured.
 */
export function useMeasuringPoll(measuring: Measuring | null, tracked: Refreshed, history: Refreshed): void {
  const isOffline = useConnectivity() === 'offline'
  const isOn = measuring !== null && measuring.reason !== 'NOT_IN_MARKET' && !isOffline
  const readyAt = measuring?.readyAt ?? null
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible') tracked.refresh()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const left = readyAt === null ? LONGEST : Date.parse(readyAt) - Date.now()
    const timer = setInterval(look, Math.min(LONGEST, Math.max(SHORTEST, left)))
    return () => clearInterval(timer)
  }, [isOn, readyAt])

  const measured = measuring?.measured ?? null
  const before = useRef(measured)
  const renew = useEffectEvent(() => history.refresh())
  useEffect(() => {
    if (before.current !== null && before.current !== measured) renew()
    before.current = measured
  }, [measured])
}
