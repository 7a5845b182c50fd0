import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords, TrackedKeyword } from '#contract/keywords/tracked.ts'
import { dayOf, DAY_MS } from '#contract/protocol/days.ts'
import { periodOf, type PeriodName } from '#aso/keywords/periods.ts'
import { rankSummary, type RankHistory } from '#aso/keywords/rank-summary.ts'
import { systemTagger } from '#aso/keywords/system-tags.ts'
import { useProjectCompetitors } from '#web/apps/competitors/use-project-competitors.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { monitorReads } from '../reads.ts'
import { useKeywordField } from '../field/use-draft.ts'
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

/** Everything derived from the answers for a period, on the device, so also offline. */
export function useFigures(
  app: AppInCountry,
  { history, details }: ReturnType<typeof useMonitor>,
  { keywords, provenance }: EndpointOutput<typeof getTrackedKeywords>,
  name: PeriodName,
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
  return useMemo(() => {
    const known = ranks ?? { from: dayFromToday(0), ranks: {} }
    const today = lastDayOf(known) ?? dayFromToday(0)
    const period = periodOf(name, today)
    const summary = rankSummary(known, volumesOf(keywords), period)
    const rows = monitorRows(keywords, period, { locale, history: known, summary, newestDay, kindOf, tagsOf })
    return { summary, rows, period, today, history: known }
  }, [ranks, keywords, newestDay, name, locale, kindOf, tagsOf])
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
