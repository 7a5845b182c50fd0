import { getListingSets, markListingSet, removeListingSet, saveListingSet } from '#contract/listing-sets.ts'
import { LISTING_SETS_MAX } from '#contract/protocol/limits.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import { nameOf } from './routes.ts'

const sets = serve(getListingSets, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const rows = await db
    .selectFrom('listing_set')
    .leftJoin('app_user', 'app_user.id', 'listing_set.saved_by')
    .select(['listing_set.id', 'name', 'texts', 'before', 'saved_by', 'saved_at', 'first_name', 'last_name'])
    .where('listing_set.organisation_id', '=', project.organisation_id)
    .where('listing_set.project_id', '=', project.id)
    .orderBy('saved_at', 'desc')
    .orderBy('listing_set.id')
    .execute()
  return rows.map((row) => {
    const { id, name, texts, before } = row
    const savedBy = row.saved_by === null ? null : nameOf(row)
    return { id, name, texts, before, savedBy, savedAt: row.saved_at.toISOString() }
  })
})

/** The project's lock keeps two at once from taking the last place together. */
const saveSet = serve(saveListingSet, async ({ params, body: { name, texts }, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const { others } = await db
    .selectFrom('listing_set')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '!=', params.id)
    .select((row) => row.fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow()
  if (others >= LISTING_SETS_MAX)
    throw new HttpError('QUOTA_EXCEEDED', `A project has ${LISTING_SETS_MAX} sets of drafts at most.`, {
      details: { limit: LISTING_SETS_MAX },
    })
  const row = {
    name,
    texts: JSON.stringify(texts),
    before: null,
    saved_by: caller.userId,
    saved_at: services.clock(),
  }
  await db
    .insertInto('listing_set')
    .values({ organisation_id: project.organisation_id, project_id: project.id, id: params.id, ...row })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'project_id', 'id']).doUpdateSet(row))
    .execute()
  return null
})

const markSet = serve(markListingSet, async ({ params, body: { before }, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await db
    .updateTable('listing_set')
    .set({ before: before && JSON.stringify(before) })
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '=', params.id)
    .execute()
  return null
})

const removeSet = serve(removeListingSet, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await db
    .deleteFrom('listing_set')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '=', params.id)
    .execute()
  return null
})

/** Drafts that an organisation saves under a name. */
export const routes: Route[] = [sets, saveSet, markSet, removeSet]
