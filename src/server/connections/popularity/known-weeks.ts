import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { slotsOf } from '#server/quotas/keyword-slots.ts'
import type { CountryWeek, KnownWeek } from './missing-weeks.ts'

/** Countries in which an organisation tracks keywords of App Store apps, those with the most of them first. */
export async function trackedCountries(db: Kysely<Schema>, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`
    with ${slotsOf(organisationId)}
    select slots.country from slots
    join project on project.organisation_id = slots.organisation_id and project.id = slots.project_id
    where project.store = 'APP_STORE'
    group by slots.country order by count(*) desc, slots.country`.execute(db)
  return rows.map(({ country }) => country)
}

/** The weeks that were asked for before. */
export const knownWeeks = (db: Kysely<Schema>, organisationId: string): Promise<KnownWeek[]> =>
  db
    .selectFrom('popularity_week')
    .select(['country', 'week', 'quarantine', 'read_at'])
    .where('organisation_id', '=', organisationId)
    .execute()

/** Rows of the good week that is nearest, one before it rather than one after it; null: there is none. */
export async function rowsOfGoodWeek(
  db: Kysely<Schema>,
  { organisation_id, country, week }: CountryWeek & { organisation_id: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('popularity_week')
    .select('row_count')
    .where('organisation_id', '=', organisation_id)
    .where('country', '=', country)
    .where('quarantine', 'is', null)
    .orderBy(sql`week > ${week}::date`)
    .orderBy(sql`abs(week - ${week}::date)`)
    .executeTakeFirst()
  return row?.row_count ?? null
}
