import { sql, type Kysely } from 'kysely'
import type { CategoryGroup, CategoryRankingSeries } from '#contract/overview/sections.ts'
import { countryCodeOf, type AppRef, type ListingRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { OVERALL, type ChartCategory, type LatestPosition, type Market, type Span } from './stored.ts'
import { findAppId } from './app-ids.ts'

interface PositionsQuery extends Span {
  ref: ListingRef
  group: CategoryGroup
  categories: readonly ChartCategory[]
}

interface ReadDay {
  category: string | null
  day: UtcDay
  rank: number | null
  /** How many places were listed. */
  depth: number
}

/**
 * The app's positions in every chart of the group that contains it at least once in the period, or that is one of
 * `categories`: these first, the others by name. There is a point for every day on which the chart was read.
 */
export async function chartPositions(
  db: Kysely<Schema>,
  market: Market,
  { ref, group, categories, from, to }: PositionsQuery,
): Promise<CategoryRankingSeries[]> {
  const appId = (await findAppId(db, market, ref)) ?? null
  const country = countryCodeOf(ref.locale)
  const names = categories.map(({ name }) => name)
  const { rows } = await sql<ReadDay>`
    select chart.category, chart_day.day, cardinality(chart_day.app_ids) as depth, (
      select rank from chart_position
      where app_id = ${appId}::int and country = ${country} and day = chart_day.day and chart_id = chart.id
    ) as rank
    from chart
    join chart_day on chart_day.chart_id = chart.id and chart_day.day between ${from} and ${to}
    where chart.country = ${country} and chart.category_group = ${group}
      and chart.store = ${ref.store} and chart.market = ${market}
      and (chart.category = any(${names}::text[]) or chart.id in (
        select chart_id from chart_position
        where app_id = ${appId}::int and country = ${country} and day between ${from} and ${to}
      ))
    order by chart.category collate "C", chart_day.day`.execute(db)
  const days = Map.groupBy(rows, ({ category }) => category ?? OVERALL.name)
  const named = new Set(names)
  const others = [...days.keys()].filter((name) => !named.has(name))
  return [...categories, ...others.map((name) => (name === OVERALL.name ? OVERALL : { name, displayName: name }))].map(
    ({ name, displayName }) => ({
      category: name,
      displayName,
      points: (days.get(name) ?? []).map(({ day, rank, depth }) =>
        rank === null ? { date: day, rank, depth } : { date: day, rank },
      ),
    }),
  )
}

/**
 * The app's position in every chart of every country whose latest record, not older than `since`, contains it. Charts
 * that the app has left since are excluded.
 */
export async function latestPositions(
  db: Kysely<Schema>,
  market: Market,
  { app, since }: { app: AppRef; since: UtcDay },
): Promise<LatestPosition[]> {
  const appId = await findAppId(db, market, app)
  if (appId === undefined) return []
  const { rows } = await sql<LatestPosition>`
    select chart.country, chart.category, chart.category_group as "group", newest.day, newest.rank
    from (
      select distinct on (chart_id) chart_id, day, rank from chart_position
      where app_id = ${appId} and day >= ${since}
      order by chart_id, day desc
    ) as newest
    join chart on chart.id = newest.chart_id
    where not exists (
      select from chart_day where chart_day.chart_id = newest.chart_id and chart_day.day > newest.day
    )
    order by chart.country, chart.category collate "C" nulls first, chart.category_group`.execute(db)
  return rows
}
