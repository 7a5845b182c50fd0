import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { slotsOf } from '#server/quotas/keyword-slots.ts'

/** What an organisation tracks in one country of a project. */
export interface TrackedPlace {
  organisationId: string
  projectId: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

export interface TrackedRow {
  keyword: string
  /** From 1: its place among all that the organisation tracks, first tracked first. Those beyond the plan's slots wait. */
  slot: number
  trackedSince: Date
  isStarred: boolean
  note: string
  tags: string[]
}

/** Tracked keywords of a place, first tracked first. */
export async function trackedRows(db: Kysely<Schema>, place: TrackedPlace): Promise<TrackedRow[]> {
  const { organisationId, projectId, country } = place
  const { rows } = await sql<TrackedRow>`
    with ${slotsOf(organisationId)}
    select keyword.text as keyword, slots.slot, tracked.created_at as "trackedSince", tracked.is_starred as "isStarred",
      tracked.note, coalesce(tagged.tags, '{}') as tags
    from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    join slots using (organisation_id, project_id, country, keyword_id)
    left join (
      select keyword_id, array_agg(tag order by tag) as tags
      from tracked_keyword_tag
      where organisation_id = ${organisationId} and project_id = ${projectId} and country = ${country}
      group by keyword_id
    ) as tagged on tagged.keyword_id = tracked.keyword_id
    where tracked.organisation_id = ${organisationId} and tracked.project_id = ${projectId}
      and tracked.country = ${country}
    order by tracked.created_at, tracked.keyword_id`.execute(db)
  return rows
}

/** Which of the keywords are tracked there. */
export async function trackedAmong(
  db: Kysely<Schema>,
  { organisationId, projectId, country }: TrackedPlace,
  keywords: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tracked_keyword')
    .innerJoin('keyword', 'keyword.id', 'keyword_id')
    .select('text')
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .where('country', '=', country)
    .where('text', 'in', sql<string>`(select unnest(${keywords}::text[]))`)
    .execute()
  return new Set(rows.map(({ text }) => text))
}
