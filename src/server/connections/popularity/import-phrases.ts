import { sql, type Kysely } from 'kysely'
import { DAY_MS } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import type { AppleAds } from '#server/integrations/apple-ads/apple-ads.ts'
import { PHRASES_MAX } from '#server/integrations/apple-ads/suggestions.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import type { DueConnection } from './claim.ts'

/** Questions of one run, so that other connections have their turn. */
const QUESTIONS_A_RUN = 20
/** What is tracked is asked for again after a week; of the pool's terms, which are many, the most promising after a month. */
const TRACKED_DAYS = 7
const POOL_DAYS = 30
const POOL_TERMS = 5000

interface Parts {
  db: Kysely<Schema>
  clock: () => Date
}

/**
 * Looks up how popular the phrases are that an organisation tracks, and those of the pool in its countries, in the App Store.
 * @returns `more`: some are left; why Apple does not answer; `gone`: the connection was revoked
 */
export async function importPhrases(
  { db, clock }: Parts,
  due: DueConnection,
  client: Pick<AppleAds, 'phrasePopularity'>,
  stopping?: AbortSignal,
): Promise<'done' | 'more' | 'gone' | ProviderFailure> {
  for (let asked = 0; asked < QUESTIONS_A_RUN; asked += 1) {
    if (stopping?.aborted) break
    const phrases = await duePhrases(db, due, clock())
    if (phrases.length === 0) return 'done'
    const told = await ask(
      client,
      phrases.map(({ text }) => text),
    )
    if (told instanceof ProviderFailure) return told
    if (!(await writePhrases(db, due, phrases, told, clock()))) return 'gone'
  }
  return 'more'
}

/** What Apple does not take as a phrase it does not know: others may well be answered. */
async function ask(client: Pick<AppleAds, 'phrasePopularity'>, phrases: readonly string[]) {
  try {
    return await client.phrasePopularity(phrases)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return error.kind === 'refused' ? new Map<string, number>() : error
  }
}

interface Phrase {
  id: number
  text: string
}

/** The next ones: those that are tracked first. */
async function duePhrases(db: Kysely<Schema>, { organisation_id: id, market }: DueConnection, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const { rows } = await sql<Phrase>`
    with tracked as (
      select distinct own.keyword_id, own.country from tracked_keyword as own
      join project on project.organisation_id = own.organisation_id and project.id = own.project_id
      where own.organisation_id = ${id} and project.store = 'APP_STORE'
    ), pool as (
      select keyword_id, expected_value from pool_term
      where store = 'APP_STORE' and ${market} = 'live' and right(locale, 2) in (select country from tracked)
      order by expected_value desc, keyword_id limit ${POOL_TERMS}
    ), wanted as (
      select keyword_id, 1::real as value, ${before(TRACKED_DAYS)}::timestamptz as before, true as is_tracked from tracked
      union all
      select keyword_id, expected_value, ${before(POOL_DAYS)}::timestamptz, false from pool
    )
    select keyword.id, keyword.text from wanted
    join keyword on keyword.id = wanted.keyword_id
    left join phrase_popularity as known on known.organisation_id = ${id} and known.keyword_id = wanted.keyword_id
    where known.read_at is null or known.read_at < wanted.before
    group by keyword.id, keyword.text
    order by bool_or(wanted.is_tracked) desc, max(wanted.value) desc, keyword.id limit ${PHRASES_MAX}`.execute(db)
  return rows
}

/** @returns false where the connection is gone */
const writePhrases = (
  db: Kysely<Schema>,
  { organisation_id, id }: DueConnection,
  phrases: readonly Phrase[],
  told: ReadonlyMap<string, number>,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const connection = await transaction
      .selectFrom('connection')
      .select('id')
      .where('organisation_id', '=', organisation_id)
      .where('id', '=', id)
      .forKeyShare()
      .executeTakeFirst()
    if (!connection) return false
    const rows = phrases
      .map(({ id: keywordId, text }) => ({
        organisation_id,
        keyword_id: keywordId,
        connection_id: id,
        popularity: told.get(text.toLowerCase()) ?? null,
        read_at: now,
      }))
      // In a fixed order, so that two connections of one organisation can't deadlock.
      .toSorted((a, b) => a.keyword_id - b.keyword_id)
    await transaction
      .insertInto('phrase_popularity')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['organisation_id', 'keyword_id']).doUpdateSet((row) => ({
          connection_id: row.ref('excluded.connection_id'),
          popularity: row.ref('excluded.popularity'),
          read_at: row.ref('excluded.read_at'),
        })),
      )
      .execute()
    return true
  })
