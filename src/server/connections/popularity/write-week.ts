import { sql, type Kysely } from 'kysely'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { daysBefore, type UtcDay } from '#contract/protocol/days.ts'
import type { PopularityWeekRow } from '#server/db/rows/popularity.ts'
import type { Schema } from '#server/db/schema.ts'
import { latestWeek, WEEKS_KEPT, type PopularTerm } from '#server/integrations/apple-ads/popularity-week.ts'

export type ReadWeek = Pick<
  PopularityWeekRow,
  'organisation_id' | 'connection_id' | 'country' | 'week' | 'row_count' | 'quarantine'
> & { terms: readonly PopularTerm[] }

/**
 * Stores a week, all or nothing. Of the newest good week every term is kept: what will be researched, typed or tracked
 * next is not known. Of weeks before only what the organisation tracks is, for its history: 65 weeks of 8,000 terms in
 * every country would be half a million rows a country that nobody asks for.
 * One that another process has stored meanwhile stays.
 * @returns false where the connection is gone
 */
export const writeWeek = (db: Kysely<Schema>, { terms, ...read }: ReadWeek, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { organisation_id, connection_id, country, week, quarantine } = read
    const inCountry = { organisation_id, country }
    // Two connections of one organisation write one after the other.
    await sql`select id from organisation where id = ${organisation_id} for no key update`.execute(transaction)
    const connection = await transaction
      .selectFrom('connection')
      .select('id')
      .where('organisation_id', '=', organisation_id)
      .where('id', '=', connection_id)
      .forKeyShare()
      .executeTakeFirst()
    if (!connection) return false
    const weeks = () => transaction.deleteFrom('popularity_week').where((row) => row.and(inCountry))
    await weeks().where('week', '=', week).where('quarantine', 'is not', null).execute()
    const later = await transaction
      .selectFrom('popularity_week')
      .select('week')
      .where((row) => row.and(inCountry))
      .where('week', '>', week)
      .where('quarantine', 'is', null)
      .executeTakeFirst()
    const isWhole = quarantine === null && !later
    const written = await transaction
      .insertInto('popularity_week')
      .values({ ...read, is_whole: isWhole, read_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('week')
      .executeTakeFirst()
    if (!written) return true
    await weeks()
      .where('week', '<', daysBefore(Date.parse(latestWeek(now)), (WEEKS_KEPT - 1) * 7))
      .execute()
    if (quarantine !== null) return true
    await insertTerms(transaction, read, terms, isWhole)
    if (isWhole) await reduceBefore(transaction, read)
    return true
  })

type Week = Pick<ReadWeek, 'organisation_id' | 'country' | 'week'>

const trackedTerms = ({ organisation_id, country }: Week) => sql`(
  select keyword.text from tracked_keyword as tracked
  join keyword on keyword.id = tracked.keyword_id
  join project on project.organisation_id = tracked.organisation_id and project.id = tracked.project_id
  where tracked.organisation_id = ${organisation_id} and tracked.country = ${country} and project.store = 'APP_STORE'
)`

async function insertTerms(db: Kysely<Schema>, week: Week, terms: readonly PopularTerm[], isWhole: boolean) {
  const best = [...bestOf(terms)]
  await sql`
    insert into search_popularity (organisation_id, country, week, term, popularity, genre, rank_in_genre)
    select ${week.organisation_id}, ${week.country}, ${week.week}, term, popularity, genre, rank_in_genre
    from unnest(
      ${best.map(([term]) => term)}::text[],
      ${best.map(([, { searchPopularity1to100 }]) => searchPopularity1to100)}::smallint[],
      ${best.map(([, { genre }]) => genre)}::text[],
      ${best.map(([, { rankInGenre }]) => rankInGenre)}::smallint[]
    ) as given (term, popularity, genre, rank_in_genre)
    where ${isWhole ? sql`true` : sql`term in ${trackedTerms(week)}`}`.execute(db)
}

/** A term stands in several genres: its highest popularity counts, and there its best place. */
function bestOf(terms: readonly PopularTerm[]): Map<string, PopularTerm> {
  const best = new Map<string, PopularTerm>()
  for (const one of terms) {
    // They are in lower case already, so that no language is needed.
    const term = normaliseKeyword(one.searchTerm, 'und')
    const known = term === null ? undefined : best.get(term)
    if (term !== null && (!known || isBetter(one, known))) best.set(term, one)
  }
  return best
}

const isBetter = (one: PopularTerm, other: PopularTerm): boolean =>
  one.searchPopularity1to100 > other.searchPopularity1to100 ||
  (one.searchPopularity1to100 === other.searchPopularity1to100 && one.rankInGenre < other.rankInGenre)

async function reduceBefore(db: Kysely<Schema>, week: Week): Promise<void> {
  const { rows } = await sql<{ week: UtcDay }>`
    update popularity_week set is_whole = false
    where organisation_id = ${week.organisation_id} and country = ${week.country} and week < ${week.week} and is_whole
    returning week`.execute(db)
  if (rows.length === 0) return
  await sql`
    delete from search_popularity
    where organisation_id = ${week.organisation_id} and country = ${week.country}
      and week in (select unnest(${rows.map((row) => row.week)}::date[])) and term not in ${trackedTerms(week)}
  `.execute(db)
}
