import { dayOf, daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { serve } from '#server/endpoints/serve.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { requireSupportedLocale } from '#server/markets/require-country.ts'

/** The first apps of a chart, compared to yesterday where the market knows its past. */
export const topChart = serve(getTopChart, async ({ query, caller, services }) => {
  const { store, locale, categoryGroup: group, category = null } = query
  requireSupportedLocale(locale)
  const source = marketOf(caller, services)
  const now = services.clock()
  const chartOf = (day: UtcDay) => source.chart({ store, locale, category, group, day })
  const yesterday = daysBefore(now, 1)
  const [categories, chart, last] = await Promise.all([
    source.chartCategories(store),
    chartOf(dayOf(now)),
    source.pastDays > 0 ? chartOf(yesterday) : null,
  ])
  const before = new Map(last?.apps.map(({ trackId }, index) => [trackId, index + 1]))
  return {
    categories,
    places:
      chart && chart.apps.map((app, index) => ({ ...app, rank: index + 1, before: before.get(app.trackId) ?? null })),
    comparedTo: last && yesterday,
    provenance: chart?.provenance ?? null,
  }
})
