import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { ALL, ofApp, type OwnApp } from '#server/history/own-figures/reported-days.ts'
import type { OwnReport, ReportFigures, FigureCell } from './report-figures.ts'

/** Rows of a transaction, unless a day alone has more: others wait for the embedded database's one connection. */
const ROWS_AT_ONCE = 2000

type Table = 'own_day' | 'own_day_total'

/** What a report tells, and so replaces. */
const scopes: Record<
  Exclude<OwnReport, 'sales'>,
  { columns: (keyof typeof columns)[]; sources: 'all' | 'each' | 'both' }
> = {
  engagement: { columns: ['impressions', 'page_views'], sources: 'both' },
  downloads: { columns: ['installs'], sources: 'both' },
  installs: { columns: ['installs'], sources: 'all' },
  'visits-by-country': { columns: ['page_views'], sources: 'all' },
  'visits-by-source': { columns: ['page_views', 'installs'], sources: 'each' },
}

const columns = { impressions: sql`impressions`, page_views: sql`page_views`, installs: sql`installs` }

/** Stretches of a delivery, each of which is stored in a transaction of its own; together they are all of it. */
export function partsOfReport(figures: ReportFigures): ReportFigures[] {
  const cells = Map.groupBy(figures.cells, ({ day }) => day)
  const totals = Map.groupBy(figures.totals, ({ day }) => day)
  const parts: ReportFigures[] = []
  for (const day of figures.days) {
    const [its, sums] = [cells.get(day) ?? [], totals.get(day) ?? []]
    const part = parts.at(-1)
    if (part && part.cells.length + part.totals.length + its.length + sums.length <= ROWS_AT_ONCE) {
      part.days.push(day)
      part.cells.push(...its)
      part.totals.push(...sums)
    } else parts.push({ ...figures, days: [day], cells: [...its], totals: [...sums] })
  }
  return parts
}

/**
 * Stores what a delivery tells. A day replaces what the same report told of it as a whole, unless that was processed
 * later. Wants a transaction.
 */
export async function storeReport(db: Kysely<Schema>, app: OwnApp, figures: ReportFigures): Promise<void> {
  if (figures.report === 'sales' || figures.days.length === 0) return
  const scope = scopes[figures.report]
  const known = await daysKnown(db, app, figures)
  const accepted = new Set(await acceptDays(db, app, figures))
  const replaced = known.filter((day) => accepted.has(day))
  const assigned = sql.join(scope.columns.map((name) => sql`${columns[name]} = null`))
  const sources = { all: sql`and source = ${ALL}`, each: sql`and source <> ${ALL}`, both: sql`` }[scope.sources]
  const tables: Table[] = scope.sources === 'both' ? ['own_day', 'own_day_total'] : ['own_day_total']
  for (const table of tables) {
    if (replaced.length > 0)
      await sql`update ${sql.table(table)} set ${assigned} where ${ofApp(app)} and day = any(${replaced}) ${sources}`.execute(
        db,
      )
    const cells = (table === 'own_day' ? figures.cells : figures.totals).filter(({ day }) => accepted.has(day))
    await insertCells(db, app, { table, cells, written: scope.columns.map((name) => columns[name]) })
    if (replaced.length > 0)
      await sql`delete from ${sql.table(table)} where ${ofApp(app)} and day = any(${replaced})
        and impressions is null and page_views is null and installs is null`.execute(db)
  }
}

async function daysKnown(db: Kysely<Schema>, app: OwnApp, { report, days }: ReportFigures): Promise<UtcDay[]> {
  const rows = await db
    .selectFrom('own_report_day')
    .select('day')
    .where(ofApp(app))
    .where('report', '=', report)
    .where('day', 'in', days)
    .execute()
  return rows.map(({ day }) => day)
}

/** @returns the days of which nothing was told that was processed later */
export async function acceptDays(
  db: Kysely<Schema>,
  app: OwnApp,
  { report, days, processedOn }: Pick<ReportFigures, 'report' | 'days' | 'processedOn'>,
): Promise<UtcDay[]> {
  const rows = await db
    .insertInto('own_report_day')
    .values(
      days.map((day) => ({
        organisation_id: app.organisationId,
        store: app.store,
        track_id: app.trackId,
        report,
        day,
        processed_on: processedOn,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'store', 'track_id', 'report', 'day'])
        .doUpdateSet({ processed_on: processedOn })
        .where('own_report_day.processed_on', '<=', processedOn),
    )
    .returning('day')
    .execute()
  return rows.map(({ day }) => day)
}

interface Inserted {
  table: Table
  cells: readonly FigureCell[]
  written: RawBuilder<unknown>[]
}

async function insertCells(db: Kysely<Schema>, app: OwnApp, { table, cells, written }: Inserted): Promise<void> {
  if (cells.length === 0) return
  const list = (name: keyof FigureCell) => cells.map((cell) => cell[name])
  const updated = sql.join(written.map((column) => sql`${column} = excluded.${column}`))
  await sql`
    insert into ${sql.table(table)}
      (organisation_id, store, track_id, country, source, day, impressions, page_views, installs)
    select ${app.organisationId}::uuid, ${app.store}, ${app.trackId}, country, source, day, impressions, page_views, installs
    from unnest(
      ${list('country')}::text[], ${list('source')}::text[], ${list('day')}::date[],
      ${list('impressions')}::bigint[], ${list('pageViews')}::bigint[], ${list('installs')}::bigint[]
    ) as given (country, source, day, impressions, page_views, installs)
    on conflict (organisation_id, store, track_id, country, source, day) do update set ${updated}`.execute(db)
}
