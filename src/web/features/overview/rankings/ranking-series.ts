import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { daysFrom, type UtcDay } from '#contract/protocol/days.ts'
import { type CategoryRankingSeries, OVERALL_CHART, type CategoryRankings } from '#contract/overview/sections.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { together } from '#web/data/queries/use-reads.ts'
import { categoryName } from '#web/i18n/category-name.ts'

/** What is known of one day in one chart: the rank; null: read, and not in the chart; undefined: not read. */
export type DayRank = number | null | undefined

export interface RankDay {
  /** UTC day, ISO. */
  date: UtcDay
  /** One for each series, in their order. */
  ranks: DayRank[]
  /** How many places the store listed where a series is not among them; undefined: not known. */
  depths: (number | undefined)[]
}

/** Every day from `from` to `to`, also those without a reading. */
export function rankDays(series: readonly CategoryRankingSeries[], from: UtcDay, to: UtcDay): RankDay[] {
  const known = series.map(({ points }) => new Map(points.map((point) => [point.date, point])))
  return daysFrom(from, to).map((date) => {
    const points = known.map((days) => days.get(date))
    return { date, ranks: points.map((point) => point?.rank), depths: points.map((point) => point?.depth) }
  })
}

/** What a card can show of its charts. */
type RankingContent = 'unknown' | 'outside' | 'ranked'

/** `unknown`: nothing was read; `outside`: read, and in none of the charts on any day. */
export function contentOf(days: readonly RankDay[]): RankingContent {
  const ranks = days.flatMap((day) => day.ranks)
  if (ranks.some((rank) => typeof rank === 'number')) return 'ranked'
  return ranks.some((rank) => rank === null) ? 'outside' : 'unknown'
}

/** How many places all of the charts listed at least when they were read last; undefined: not known. */
export function lastDepth(days: readonly RankDay[]): number | undefined {
  const newest = days.findLast(({ depths }) => depths.some((depth) => depth !== undefined))
  const depths = newest?.depths.flatMap((depth) => depth ?? []) ?? []
  return depths.length === 0 ? undefined : Math.min(...depths)
}

/** The last day on which a series was ranked, and its rank there; null: never. */
export function lastRank(days: readonly RankDay[], index: number): { date: UtcDay; rank: number } | null {
  for (const { date, ranks } of days.toReversed()) {
    const rank = ranks[index]
    if (typeof rank === 'number') return { date, rank }
  }
  return null
}

/** Whether a point has no neighbour to draw a line to. */
export const isAlone = (days: readonly RankDay[], at: number, index: number): boolean =>
  typeof days[at]?.ranks[index] === 'number' &&
  typeof days[at - 1]?.ranks[index] !== 'number' &&
  typeof days[at + 1]?.ranks[index] !== 'number'

/** An app's places in its charts; null: not known. */
type Series = readonly CategoryRankingSeries[] | null

/** UTC days on which one of the apps' charts was read, in their order. */
export const daysReadOf = (apps: readonly Series[]): UtcDay[] =>
  [
    ...new Set(apps.flatMap((series) => series?.flatMap(({ points }) => points.map(({ date }) => date)) ?? [])),
  ].toSorted()

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

interface AppRankings {
  /** Names its line among the others. */
  id: string
  title: string
  rankings: CategoryRankings | undefined
}

/** One line for each app that was in the chart in these days, named by the app. An app outside it has none. */
export function appSeries(apps: readonly AppRankings[], category: string): CategoryRankingSeries[] {
  return apps.flatMap(({ id, title, rankings }) => {
    const found = rankings?.series?.find((one) => one.category === category)
    return found && isRanked(found) ? [{ category: id, displayName: title, points: found.points }] : []
  })
}

/**
 * The rankings of several apps as one answer with a line for each. It is there as soon as one app's is, as old as the
 * oldest of them, and marked as stale where one is.
 */
export function rankingsTogether(
  results: readonly ReadResult<CategoryRankings>[],
  series: CategoryRankingSeries[],
): ReadResult<CategoryRankings> {
  const known = results.flatMap(({ data }) => data ?? [])
  const provenances = known.flatMap(({ provenance }) => provenance ?? [])
  const data = {
    series: known.every((one) => one.series === null) ? null : series,
    provenance: provenances.find(({ stale }) => stale) ?? provenances[0] ?? null,
  }
  return together(results, known.length === 0 ? undefined : data)
}

/** How a chart is named to the reader: categories in the reader's language. */
export const chartName = ({ category, displayName }: Pick<CategoryRankingSeries, 'category' | 'displayName'>): string =>
  category === OVERALL_CHART ? t`All apps` : categoryName(displayName)

/** Charts that the reader has taken out of the picture, by their categories. */
export type HiddenSeries = ReadonlySet<string>

/** What is hidden of the charts there are (`all`). Where each was hidden elsewhere, all are shown. */
export const hiddenOf = (hidden: HiddenSeries, all: readonly string[]): HiddenSeries =>
  all.every((category) => hidden.has(category)) ? new Set() : hidden

/** Takes a chart out of the picture or puts it back; the last one that is shown stays. */
export function toggled(hidden: HiddenSeries, category: string, all: readonly string[]): HiddenSeries {
  const now = hiddenOf(hidden, all)
  if (now.has(category)) return new Set([...now].filter((one) => one !== category))
  return isOnlyOne(now, category, all) ? now : new Set([...now, category])
}

/** Whether this chart is the only one of `all` that is shown. */
export const isOnlyOne = (hidden: HiddenSeries, category: string, all: readonly string[]): boolean =>
  all.every((one) => (one === category) !== hidden.has(one))

/** Which charts are hidden, and what a press on one does. */
export function useHiddenSeries(): [hidden: HiddenSeries, toggle: (category: string, all: readonly string[]) => void] {
  const [hidden, setHidden] = useState<HiddenSeries>(new Set())
  const toggle = (category: string, all: readonly string[]) => setHidden((now) => toggled(now, category, all))
  return [hidden, toggle]
}
