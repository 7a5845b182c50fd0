import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

/** The keywords that an organisation tracks in a country, in projects that contain the app as own app or competitor. */
export async function keywordsTrackedBy(
  db: Kysely<Schema>,
  organisationId: string,
  { store, trackId }: AppRef,
  country: string,
  isMeant: (projectId: string) => boolean,
): Promise<Set<string>> {
  const { rows } = await sql<{ keyword: string; project_id: string }>`
    select keyword.text as keyword, tracked.project_id
    from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    where tracked.organisation_id = ${organisationId} and tracked.country = ${country}
      and tracked.project_id in (
        select id from project
        where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
        union all
        select project_id from competitor
        where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
      )`.execute(db)
  return new Set(rows.filter((row) => isMeant(row.project_id)).map(({ keyword }) => keyword))
}
