import type { CategoryRankings, CategoryRankingSeries } from '#contract/overview-sections.ts'

type Series = readonly CategoryRankingSeries[] | null

/** The charts that at least one of the two apps is in, in the own app's order; then those of the competitor alone. */
export function chartsOf(own: Series, competitor: Series): Pick<CategoryRankingSeries, 'category' | 'displayName'>[] {
  const all = [...(own ?? []), ...(competitor ?? [])]
  return all
    .filter(({ category }, index) => all.findIndex((one) => one.category === category) === index)
    .map(({ category, displayName }) => ({ category, displayName }))
}

/** The chart that is shown: the chosen one as long as it is there, else the first that both are in, else the first. */
export function chartShown(own: Series, competitor: Series, chosen: string | null): string | null {
  const charts = chartsOf(own, competitor)
  const isIn = (series: Series, category: string) => series?.some((one) => one.category === category) === true
  const shared = charts.find(({ category }) => isIn(own, category) && isIn(competitor, category))
  return (charts.find(({ category }) => category === chosen) ?? shared ?? charts[0])?.category ?? null
}

interface Named {
  title: string
  rankings: CategoryRankings | undefined
}

/** One line for each app that is in the chart, named by the app. An app outside it has none. */
export function pairSeries(own: Named, competitor: Named, category: string): CategoryRankingSeries[] {
  return [
    { id: 'own', ...own },
    { id: 'competitor', ...competitor },
  ].flatMap(({ id, title, rankings }) => {
    const found = rankings?.series?.find((one) => one.category === category)
    return found ? [{ category: id, displayName: title, points: found.points }] : []
  })
}
