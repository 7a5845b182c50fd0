import { useMemo } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { dayOf, DAY_MS, type UtcDay } from '#contract/protocol/days.ts'
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
import { monitorRows } from './monitor-rows.ts'

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
    const volumes = new Map(keywords.map(({ keyword, volume }) => [keyword, volume]))
    const summary = rankSummary(known, volumes, period)
    const rows = monitorRows(keywords, period, { locale, history: known, summary, newestDay, kindOf, tagsOf })
    return { summary, rows, period, today }
  }, [ranks, keywords, newestDay, name, locale, kindOf, tagsOf])
}

/** The last day with ranks in an answer, where the chart of a saved answer ends; null: it has none. */
function lastDayOf({ from, ranks }: RankHistory): UtcDay | null {
  let longest = 0
  for (const keyword of Object.keys(ranks)) longest = Math.max(longest, ranks[keyword]?.length ?? 0)
  return longest === 0 ? null : dayOf(Date.parse(from) + (longest - 1) * DAY_MS)
}
