import { sql, type Kysely } from 'kysely'
import type { AppRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import { slotsOf } from '#server/quotas/keyword-slots.ts'

export interface OwnKeyword {
  keyword: string
  /** As in `slotsOf`; null: its country is not tracked, it rests. */
  slot: number | null
  trackedSince: Date
}

/**
 * The keywords that an organisation tracks in a country, in projects that contain the app as own app or competitor; of one
 * that several projects track, the first slot.
 */
export async function keywordsTrackedBy(
  db: Kysely<Schema>,
  organisationId: string,
  { store, trackId }: AppRef,
  country: string,
  isMeant: (projectId: string) => boolean,
): Promise<OwnKeyword[]> {
  const { rows } = await sql<OwnKeyword & { projectId: string }>`
    with ${slotsOf(organisationId)}
    select keyword.text as keyword, tracked.project_id as "projectId", slots.slot, tracked.created_at as "trackedSince"
    from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    left join slots using (organisation_id, project_id, country, keyword_id)
    where tracked.organisation_id = ${organisationId} and tracked.country = ${country}
      and tracked.project_id in (
        select id from project
        where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
        union all
        select project_id from competitor
        where organisation_id = ${organisationId} and store = ${store} and track_id = ${trackId}
      )
    order by slots.slot desc`.execute(db)
  const meant = rows.filter((row) => isMeant(row.projectId))
  return [...new Map(meant.map((own) => [own.keyword, own])).values()]
}
