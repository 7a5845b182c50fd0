import { dayOf } from '#contract/protocol/days.ts'
import type { CategoryGroup, CategoryRankingSeries } from '#contract/overview/sections.ts'
import { OVERALL } from '#server/markets/market.ts'
import { categories, categoriesOf } from '../categories.ts'
import { timestampOf } from '../days.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'
import { chartOn } from './chart.ts'

export interface RankingSpan {
  locale: WorldLocale
  group: CategoryGroup
  /** First and last UTC day number. */
  from: number
  to: number
}

/** Whether an app can be in a group's charts at all. */
const competes = ({ usd, usdPerDownload }: SampleApp, group: CategoryGroup) =>
  group === 'GROSSING' ? usdPerDownload > 0 : (group === 'PAID') === usd > 0

/** An app's position in each of its categories' charts and in that of all apps, a point a day; no series where it can't be charted. */
export async function categoryRankingsOf(
  app: SampleApp,
  { locale, group, from, to }: RankingSpan,
): Promise<CategoryRankingSeries[]> {
  if (!competes(app, group)) return []
  const { store } = app.ref
  const days = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  const charts = [
    ...categoriesOf(app.category).map((category) => ({ category, name: category, displayName: categories[category] })),
    { category: null, ...OVERALL },
  ]
  return Promise.all(
    charts.map(async ({ category, name, displayName }) => ({
      category: name,
      displayName,
      points: await Promise.all(
        days.map(async (day) => {
          const chart = await chartOn({ store, locale, category, group }, day)
          const place = chart.indexOf(app)
          const date = dayOf(timestampOf(day))
          return place < 0 ? { date, rank: null, depth: chart.length } : { date, rank: place + 1 }
        }),
      ),
    })),
  )
}
