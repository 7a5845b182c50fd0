import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { requireKeywordIds } from './keyword-ids.ts'

export interface KeywordsOfProject {
  organisationId: string
  projectId: string
  /** ISO 3166-1 alpha-2. */
  country: string
  keywords: readonly string[]
  /** Since when some of them are tracked; the others are since now. */
  since?: ReadonlyMap<string, Date>
}

/**
 * Tracks keywords: from now on the jobs record their ranks. Keywords that are already tracked stay as they are. The others
 * are tracked since `now`, or an earlier moment, a microsecond apart, so that they keep their order.
 */
export async function trackKeywords(
  db: Kysely<Schema>,
  { organisationId, projectId, country, keywords, since }: KeywordsOfProject,
  now: Date,
): Promise<void> {
  const idOf = await requireKeywordIds(db, keywords)
  const begun = new Map(keywords.map((keyword) => [idOf(keyword), since?.get(keyword) ?? now]))
  // Written in order of the key, so that concurrent writers can't deadlock.
  await sql`
    insert into tracked_keyword (organisation_id, project_id, country, keyword_id, created_at)
    select ${organisationId}::uuid, ${projectId}::uuid, ${country}, keyword_id,
      least(since, ${now}) + (place - 1) * interval '1 microsecond'
    from unnest(${[...begun.keys()]}::int[], ${[...begun.values()]}::timestamptz[])
      with ordinality as given (keyword_id, since, place)
    order by keyword_id
    on conflict do nothing`.execute(db)
}
