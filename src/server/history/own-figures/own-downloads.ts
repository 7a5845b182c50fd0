import type { Kysely } from 'kysely'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { ALL, NO_COUNTRY, ofApp, type OwnApp } from './reported-days.ts'

interface OwnSpan {
  /** ISO. */
  lastDay: UtcDay
  /** Until `lastDay`. */
  days: number
}

/** Downloads by day, worldwide or in one country; days of which the store told nothing are left out. */
export async function ownDownloads(
  db: Kysely<Schema>,
  app: OwnApp,
  { country = ALL, ...span }: OwnSpan & { country?: string },
): Promise<Map<UtcDay, number>> {
  return byDay(await told(db, app, span).where('country', '=', country).execute())
}

/** The same of every country that the store names. */
export async function ownDownloadsByCountry(
  db: Kysely<Schema>,
  app: OwnApp,
  span: OwnSpan,
): Promise<Map<string, Map<UtcDay, number>>> {
  const rows = await told(db, app, span).where('country', 'not in', [ALL, NO_COUNTRY]).execute()
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ country }) => country),
      ([country, of]) => [country, byDay(of)],
    ),
  )
}

const told = (db: Kysely<Schema>, app: OwnApp, { lastDay, days }: OwnSpan) =>
  db
    .selectFrom('own_day_total')
    .select(['country', 'day', 'installs'])
    .where(ofApp(app))
    .where('day', '>', daysBefore(Date.parse(lastDay), days))
    .where('day', '<=', lastDay)
    .where('source', '=', ALL)

const byDay = (rows: readonly { day: UtcDay; installs: number | null }[]) =>
  new Map(rows.flatMap(({ day, installs }) => (installs === null ? [] : [[day, installs] as const])))
