import { sql, type Kysely } from 'kysely'
import { countryCodeOf } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { ChartReading, Market } from './stored.ts'
import { requireAppIds } from './app-ids.ts'
import { inTransaction } from './in-transaction.ts'

/** Records that a chart was read on its day and which apps it contained; replaces an earlier record of that day. */
export async function recordChart(db: Kysely<Schema>, market: Market, chart: ChartReading): Promise<void> {
  const chartId = await requireChartId(db, market, chart)
  const idOf = await requireAppIds(db, market, chart.apps)
  const appIds = [...new Set(chart.apps.map(idOf))]
  const { day } = chart
  await inTransaction(db, async (db) => {
    // Locks the day's row first, so that concurrent records of one day run one after the other.
    await sql`
      insert into chart_day (chart_id, day, app_ids) values (${chartId}, ${day}, '{}')
      on conflict do nothing`.execute(db)
    const { rows } = await sql<{ app_ids: number[] }>`
      select app_ids from chart_day where chart_id = ${chartId} and day = ${day} for update`.execute(db)
    await sql`
      delete from chart_position
      where app_id = any(${rows[0]?.app_ids ?? []}::int[]) and country = ${countryCodeOf(chart.locale)}
        and day = ${day} and chart_id = ${chartId}`.execute(db)
    await sql`
      insert into chart_position (app_id, country, day, chart_id, rank)
      select app_id, ${countryCodeOf(chart.locale)}, ${day}::date, ${chartId}::int, rank
      from unnest(${appIds}::int[]) with ordinality as position (app_id, rank)`.execute(db)
    await sql`
      update chart_day set app_ids = ${appIds}::int[]
      where chart_id = ${chartId} and day = ${day}`.execute(db)
  })
}

async function requireChartId(db: Kysely<Schema>, market: Market, chart: ChartReading): Promise<number> {
  const country = countryCodeOf(chart.locale)
  const find = db
    .selectFrom('chart')
    .select('id')
    .where('country', '=', country)
    .where('category_group', '=', chart.group)
    .where('category', chart.category === null ? 'is' : '=', chart.category)
    .where('store', '=', chart.store)
    .where('market', '=', market)
  const found = await find.executeTakeFirst()
  if (found) return found.id
  await db
    .insertInto('chart')
    .values({ market, store: chart.store, country, category: chart.category, category_group: chart.group })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await find.executeTakeFirstOrThrow()).id
}
