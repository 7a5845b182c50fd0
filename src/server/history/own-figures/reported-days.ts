import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'

/** Of all countries, or of all sources. */
export const ALL = '*'
/** A country that the store does not know, or does not tell. */
export const NO_COUNTRY = 'ZZ'

export interface OwnApp extends AppRef {
  organisationId: string
}

/** The days of which an app's store has told. ISO. */
export interface ReportedDays {
  /** The last one of which all reports have told that told of any; null: nothing was told. */
  lastDay: UtcDay | null
  /** The first days; null: nothing was told. */
  firstDays: { impressions: string | null; pageViews: string | null; installs: string | null }
}

/** Whose rows they are, in SQL. */
export const ofApp = ({ organisationId, store, trackId }: OwnApp) =>
  sql<boolean>`organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}`

export async function reportedDays(db: Kysely<Schema>, app: OwnApp): Promise<ReportedDays> {
  const rows = await db
    .selectFrom('own_report_day')
    .select(['report', (select) => select.fn.min('day').as('first'), (select) => select.fn.max('day').as('last')])
    .where(ofApp(app))
    .where('report', '<>', 'sales')
    .groupBy('report')
    .execute()
  const first = (...reports: string[]) => rows.find(({ report }) => reports.includes(report))?.first ?? null
  return {
    lastDay: rows.map(({ last }) => last).toSorted()[0] ?? null,
    firstDays: {
      impressions: first('engagement'),
      pageViews: first('engagement', 'visits-by-country'),
      installs: first('downloads', 'installs'),
    },
  }
}
