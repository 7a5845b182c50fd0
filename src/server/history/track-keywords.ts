import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { requireKeywordIds } from './keyword-ids.ts'

export interface KeywordsOfProject {
  organisationId: string
  projectId: string
  /** ISO 3166-1 alpha-2. */
  country: string
  keywords: readonly string[]
}

/**
 * Tracks keywords: from now on the jobs record their ranks. Keywords that are already tracked stay as they are. The others
 * are tracked since `now`, a microsecond apart, so that they keep their order.
 */
export async function trackKeywords(
  db: Kysely<Schema>,
  { organisationId, projectId, country, keywords }: KeywordsOfProject,
  now: Date,
): Promise<void> {
  const idOf = await requireKeywordIds(db, keywords)
  const ids = [...new Set(keywords.map(idOf))]
  // Written in order of the key, so that concurrent writers can't deadlock.
  await sql`
    insert into tracked_keyword (organisation_id, project_id, country, keyword_id, created_at)
    select ${organisationId}::uuid, ${projectId}::uuid, ${country}, keyword_id,
      ${now}::timestamptz + (place - 1) * interval '1 microsecond'
    from unnest(${ids}::int[]) with ordinality as given (keyword_id, place)
    order by keyword_id
    on conflict do nothing`.execute(db)
}
