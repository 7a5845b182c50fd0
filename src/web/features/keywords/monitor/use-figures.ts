import { useMemo } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { lastDayOf } from './last-day.ts'
import { periodOf, type PeriodName } from '#aso/keywords/periods.ts'
import { rankSummary } from '#aso/keywords/rank-summary.ts'
import { systemTagger } from '#aso/keywords/system-tags.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useKeywordField } from '../field/use-draft.ts'
import { useKindOf } from '../list/use-kind-of.ts'
import { monitorRows } from './monitor-rows.ts'
import type { useMonitor } from './use-monitor.ts'

/** Everything that is worked out of the answers for a period, on the device: also offline, and at each choice of a period. */
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
