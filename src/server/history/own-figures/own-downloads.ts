import type { Kysely } from 'kysely'
import { daysBefore } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { ALL, ofApp, type OwnApp } from './reported-days.ts'

/** Downloads worldwide by day, of the `days` days until `lastDay` (ISO); days of which the store told nothing are left out. */
export async function ownDownloads(
  db: Kysely<Schema>,
  app: OwnApp,
  { lastDay, days }: { lastDay: string; days: number },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('own_day_total')
    .select(['day', 'installs'])
    .where(ofApp(app))
    .where('day', '>', daysBefore(Date.parse(lastDay), days))
    .where('day', '<=', lastDay)
    .where('country', '=', ALL)
    .where('source', '=', ALL)
    .execute()
  return new Map(rows.flatMap(({ day, installs }) => (installs === null ? [] : [[day, installs]])))
}
