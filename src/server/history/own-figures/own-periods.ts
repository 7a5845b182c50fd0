import { sql, type Kysely } from 'kysely'
import * as v from 'valibot'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import { OwnSource, type OwnCountry, type OwnDay } from '#contract/connections/own-performance.ts'
import type { Schema } from '#server/db/schema.ts'
import { ALL, NO_COUNTRY, ofApp, type OwnApp, type ReportedDays } from './reported-days.ts'
import { comparedPeriods, type AgedCounts } from './compared-periods.ts'

/** Two of the longest period. */
const SHOWN_DAYS = 180
const PROCEEDS_DAYS = 30

const since = (lastDay: UtcDay, days: number) => daysBefore(Date.parse(lastDay), days)

/** By source, oldest first, in one country or in all. */
export async function daysUntil(
  db: Kysely<Schema>,
  app: OwnApp,
  lastDay: UtcDay,
  country: string | undefined,
): Promise<OwnDay[]> {
  if (country === undefined) return withoutPage(await totals(db, app, lastDay, ALL))
  const rows = await db
    .selectFrom('own_day')
    .select(['day', 'source', 'impressions', 'page_views', 'installs'])
    .where(ofApp(app))
    .where('country', '=', country)
    .where('day', '>', since(lastDay, SHOWN_DAYS))
    .where('day', '<=', lastDay)
    .orderBy('day')
    .orderBy('source')
    .execute()
  // Google tells the sources of all countries together: what is left of a country has no source.
  return rows.length > 0 ? rows.map(dayOfRow) : (await totals(db, app, lastDay, country)).map(dayOfRow)
}

interface Row {
  day: UtcDay
  source: string
  impressions: number | null
  page_views: number | null
  installs: number | null
}

const totals = (db: Kysely<Schema>, app: OwnApp, lastDay: UtcDay, country: string): Promise<Row[]> =>
  db
    .selectFrom('own_day_total')
    .select(['day', 'source', 'impressions', 'page_views', 'installs'])
    .where(ofApp(app))
    .where('day', '>', since(lastDay, SHOWN_DAYS))
    .where('day', '<=', lastDay)
    .where('country', '=', country)
    .$if(country !== ALL, (query) => query.where('source', '=', ALL))
    .orderBy('day')
    .orderBy('source')
    .execute()

const dayOfRow = ({ day, source, impressions, page_views, installs }: Row): OwnDay => ({
  day,
  source: v.is(OwnSource, source) ? source : 'other',
  impressions,
  pageViews: page_views,
  installs,
})

/**
 * What the sum of a day holds beyond its sources did not come through the app's page: Google's installs from elsewhere.
 * A day that is known as a sum alone has the source `other`.
 */
function withoutPage(rows: readonly Row[]): OwnDay[] {
  return [...Map.groupBy(rows, ({ day }) => day).values()].flatMap(daysOfOne)
}

function daysOfOne(ofDay: readonly Row[]): OwnDay[] {
  const shown = ofDay.filter(({ source }) => source !== ALL).map(dayOfRow)
  const sum = ofDay.find(({ source }) => source === ALL)
  if (!sum) return shown
  const rest = dayOfRow(sum)
  for (const name of ['impressions', 'pageViews', 'installs'] as const) {
    const told = shown.flatMap((one) => one[name] ?? [])
    const left = rest[name] === null ? null : rest[name] - told.reduce((total, one) => total + one, 0)
    rest[name] = left !== null && (left > 0 || told.length === 0) ? left : null
  }
  if (rest.impressions === null && rest.pageViews === null && rest.installs === null) return shown
  const at = shown.findIndex(({ source }) => source === 'other')
  const other = shown[at]
  return other ? shown.with(at, plus(other, rest)) : [...shown, rest]
}

const plus = (one: OwnDay, more: OwnDay): OwnDay => ({
  ...one,
  impressions: sumOf(one.impressions, more.impressions),
  pageViews: sumOf(one.pageViews, more.pageViews),
  installs: sumOf(one.installs, more.installs),
})
const sumOf = (a: number | null, b: number | null) => (a === null ? b : a + (b ?? 0))

/** Each country's periods until a day, most installs within 30 days first. */
export async function countriesUntil(
  db: Kysely<Schema>,
  app: OwnApp,
  lastDay: UtcDay,
  firstDays: ReportedDays['firstDays'],
): Promise<OwnCountry[]> {
  const { rows } = await sql<AgedCounts & { country: string }>`
    select country, stretch, sum(impressions)::bigint as impressions, sum(page_views)::bigint as "pageViews",
      sum(installs)::bigint as installs
    from (
      select *, width_bucket(${lastDay}::date - day, array[7, 14, 30, 60, 90]) as stretch
      from own_day_total
      where ${ofApp(app)} and day > ${since(lastDay, SHOWN_DAYS)} and day <= ${lastDay}
        and source = ${ALL} and country <> ${ALL} and country <> ${NO_COUNTRY}
    ) as aged
    group by country, stretch`.execute(db)
  const installs = ({ periods }: OwnCountry) => periods['30'].now.installs ?? -1
  return [...Map.groupBy(rows, ({ country }) => country)]
    .map(([country, stretches]) => ({ country, periods: comparedPeriods(stretches, { lastDay, firstDays }) }))
    .toSorted((a, b) => installs(b) - installs(a) || (a.country < b.country ? -1 : 1))
}

/** Of 30 days, by currency. */
export async function proceedsUntil(
  db: Kysely<Schema>,
  app: OwnApp,
  lastDay: UtcDay,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::double precision as amount
    from own_proceeds_day
    where ${ofApp(app)} and day > ${since(lastDay, PROCEEDS_DAYS)} and day <= ${lastDay}
    group by currency having sum(amount) <> 0 order by sum(amount) desc, currency`.execute(db)
  return rows
}
