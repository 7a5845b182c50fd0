import { getTopChart } from '#contract/top-charts.ts'
import { serve } from '../http/serve.ts'
import { marketOf } from '../market/market-of-caller.ts'
import { requireSupportedLocale } from '../market/require-country.ts'

const DAY_MS = 86_400_000

/** MENU-068. Compared to yesterday where the market knows its past. */
export const topChart = serve(getTopChart, async ({ query, caller, services }) => {
  const { store, locale, categoryGroup: group, category = null } = query
  requireSupportedLocale(locale)
  const source = marketOf(caller, services)
  const now = services.clock()
  const chartOf = (at: Date) => source.chart({ store, locale, category, group, day: dayOf(at) })
  const yesterday = new Date(now.getTime() - DAY_MS)
  const [categories, chart, last] = await Promise.all([
    source.chartCategories(store),
    chartOf(now),
    source.pastDays > 0 ? chartOf(yesterday) : null,
  ])
  const before = new Map(last?.apps.map(({ trackId }, index) => [trackId, index + 1]))
  return {
    categories,
    places:
      chart && chart.apps.map((app, index) => ({ ...app, rank: index + 1, before: before.get(app.trackId) ?? null })),
    comparedTo: last && dayOf(yesterday),
    provenance: chart?.provenance ?? null,
  }
})

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
