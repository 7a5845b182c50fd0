import { OVERALL_CHART, type CategoryRankings, type CategoryRankingSeries } from '#contract/overview/sections.ts'

/** An app's places in its charts; null: not known. */
type Series = readonly CategoryRankingSeries[] | null

/** The charts that at least one of the apps is in: those of the first app in its order, then what the others add. */
export function chartsOf(apps: readonly Series[]): Pick<CategoryRankingSeries, 'category' | 'displayName'>[] {
  const all = apps.flatMap((series) => series ?? [])
  return all
    .filter(({ category }, index) => all.findIndex((one) => one.category === category) === index)
    .map(({ category, displayName }) => ({ category, displayName }))
}

const isRanked = ({ points }: CategoryRankingSeries) => points.some(({ rank }) => rank !== null)

/**
 * The chart that is shown: the chosen one as long as it is there, else a category's own chart that the first app ranks
 * in, else the first that most apps are in; null: none.
 */
export function chartShown(apps: readonly Series[], chosen: string | null): string | null {
  const charts = chartsOf(apps)
  if (!charts.some(({ category }) => category === chosen)) {
    const own = apps[0]?.find((one) => one.category !== OVERALL_CHART && isRanked(one))
    if (own) return own.category
  }
  const appsIn = (category: string) =>
    apps.filter((series) => series?.some((one) => one.category === category) === true).length
  const most = Math.max(...charts.map(({ category }) => appsIn(category)))
  const best = charts.find(({ category }) => appsIn(category) === most)
  return (charts.find(({ category }) => category === chosen) ?? best)?.category ?? null
}

interface Named {
  /** Names its line among the others. */
  id: string
  title: string
  rankings: CategoryRankings | undefined
}

/** One line for each app that was in the chart in these days, named by the app. An app outside it has none. */
export function appSeries(apps: readonly Named[], category: string): CategoryRankingSeries[] {
  return apps.flatMap(({ id, title, rankings }) => {
    const found = rankings?.series?.find((one) => one.category === category)
    return found && isRanked(found) ? [{ category: id, displayName: title, points: found.points }] : []
  })
}
