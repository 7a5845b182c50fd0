import { isDeepStrictEqual } from 'node:util'
import { getListingDrafts, putListingDraft } from '#contract/listing-drafts.ts'
import { LISTING_DRAFTS_MAX } from '#contract/protocol/limits.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'

const listingDrafts = serve(getListingDrafts, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const rows = await db
    .selectFrom('listing_draft')
    .leftJoin('app_user', 'app_user.id', 'listing_draft.changed_by')
    .select(['locale', 'field', 'draft', 'published', 'second', 'ignored', 'revision', 'changed_at', 'changed_by'])
    .select(['app_user.first_name', 'app_user.last_name'])
    .where('listing_draft.organisation_id', '=', project.organisation_id)
    .where('listing_draft.project_id', '=', project.id)
    .orderBy('locale')
    .orderBy('field')
    .execute()
  return rows.map((row) => {
    const { locale, field, draft, published, second, ignored, revision } = row
    const changedBy = row.changed_by === null ? null : nameOf(row)
    const changedAt = row.changed_at.toISOString()
    return { locale, field, draft, published, second, ignored, revision, changedBy, changedAt }
  })
})

/** The project's lock lets two at once neither take the last place together nor overwrite each other. */
const putDraft = serve(putListingDraft, async ({ params, body, caller, db, services }) => {
  const { seen, ignored: asked, ...texts } = body
  const project = await lockOwnProject(db, caller, params.projectId)
  const place = {
    organisation_id: project.organisation_id,
    project_id: project.id,
    locale: params.locale,
    field: params.field,
  }
  const row = await db
    .selectFrom('listing_draft')
    .leftJoin('app_user', 'app_user.id', 'listing_draft.changed_by')
    .select(['draft', 'published', 'second', 'ignored', 'revision', 'changed_at', 'first_name', 'last_name'])
    .where('listing_draft.organisation_id', '=', place.organisation_id)
    .where('listing_draft.project_id', '=', place.project_id)
    .where('locale', '=', place.locale)
    .where('field', '=', place.field)
    .executeTakeFirst()
  const { draft, published, second } = texts
  const ignored = asked ?? row?.ignored ?? []
  const isAsWanted = row?.draft === draft && row.published === published && row.second === second
  if (isAsWanted && isDeepStrictEqual(row.ignored, ignored)) return null
  if ((row?.revision ?? 0) !== seen) {
    const details = row
      ? { revision: row.revision, draft: row.draft, by: nameOf(row), at: row.changed_at.toISOString() }
      : { revision: 0 }
    throw new HttpError('CHANGED_ELSEWHERE', 'The text was changed meanwhile.', { details })
  }
  if (!row) {
    const { count } = await db
      .selectFrom('listing_draft')
      .where('organisation_id', '=', place.organisation_id)
      .where('project_id', '=', place.project_id)
      .select((one) => one.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= LISTING_DRAFTS_MAX)
      throw new HttpError('QUOTA_EXCEEDED', `A project has ${LISTING_DRAFTS_MAX} composed texts at most.`, {
        details: { limit: LISTING_DRAFTS_MAX },
      })
  }
  const written = {
    ...texts,
    ignored: JSON.stringify(ignored),
    revision: seen + 1,
    changed_by: caller.userId,
    changed_at: services.clock(),
  }
  await db
    .insertInto('listing_draft')
    .values({ ...place, ...written })
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'project_id', 'locale', 'field']).doUpdateSet(written),
    )
    .execute()
  return null
})

/** First and last name; '': none. */
export const nameOf = ({
  first_name: first,
  last_name: last,
}: {
  first_name: string | null
  last_name: string | null
}) => [first, last].filter(Boolean).join(' ')

/** Texts of listings that an organisation composes. */
export const routes: Route[] = [listingDrafts, putDraft]
