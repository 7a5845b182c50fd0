import { sql, type Kysely } from 'kysely'
import type { KeywordTag } from '#contract/keywords/tracked.ts'
import { KEYWORD_TAGS_MAX, PROJECT_TAGS_MAX } from '#contract/protocol/limits.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import type { TrackedPlace } from './tracked-rows.ts'

interface Tagging extends TrackedPlace {
  keywords: readonly string[]
  tags: readonly KeywordTag[]
}

/**
 * Gives those of the keywords that are tracked there the tags. Tags that do not exist are made; others keep their colour.
 * @throws VALIDATION_FAILED where a keyword would have more than 20; QUOTA_EXCEEDED where the project would have too many
 */
export async function giveTags(db: Kysely<Schema>, { keywords, tags, ...place }: Tagging, now: Date): Promise<void> {
  const { organisationId, projectId, country } = place
  await makeTags(db, place, tags, now)
  await sql`
    insert into tracked_keyword_tag (organisation_id, project_id, country, keyword_id, tag)
    select tracked.organisation_id, tracked.project_id, tracked.country, tracked.keyword_id, given.tag
    from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    cross join unnest(${tags.map(({ name }) => name)}::text[]) as given (tag)
    where tracked.organisation_id = ${organisationId} and tracked.project_id = ${projectId}
      and tracked.country = ${country} and keyword.text in (select unnest(${keywords}::text[]))
    order by tracked.keyword_id, given.tag
    on conflict do nothing`.execute(db)
  const fullest = await db
    .selectFrom('tracked_keyword_tag')
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .where('country', '=', country)
    .groupBy('keyword_id')
    .having((row) => row.fn.countAll<number>(), '>', KEYWORD_TAGS_MAX)
    .select('keyword_id')
    .limit(1)
    .executeTakeFirst()
  if (!fullest) return
  throw new HttpError('VALIDATION_FAILED', `A keyword has at most ${KEYWORD_TAGS_MAX} tags.`, {
    details: { fields: ['body.add'], limit: KEYWORD_TAGS_MAX },
  })
}

/** Makes those that are missing, the given ones in their order. @throws QUOTA_EXCEEDED where the project would have too many */
async function makeTags(
  db: Kysely<Schema>,
  { organisationId, projectId }: Pick<TrackedPlace, 'organisationId' | 'projectId'>,
  tags: readonly KeywordTag[],
  now: Date,
): Promise<void> {
  if (tags.length === 0) return
  const rows = tags.map(({ name, colour }, index) => ({
    organisation_id: organisationId,
    project_id: projectId,
    name,
    colour,
    created_at: new Date(now.getTime() + index),
  }))
  await db
    .insertInto('keyword_tag')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { tags: all } = await db
    .selectFrom('keyword_tag')
    .where('organisation_id', '=', organisationId)
    .where('project_id', '=', projectId)
    .select((row) => row.fn.countAll<number>().as('tags'))
    .executeTakeFirstOrThrow()
  if (all <= PROJECT_TAGS_MAX) return
  throw new HttpError('QUOTA_EXCEEDED', `A project has ${PROJECT_TAGS_MAX} tags at most.`, {
    details: { limit: PROJECT_TAGS_MAX, of: 'tags' },
  })
}
