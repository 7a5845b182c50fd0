import { getAdCopies, keepAdCopy, removeAdCopy } from '#contract/ad-copy.ts'
import { AD_COPIES_MAX } from '#contract/protocol/limits.ts'
import { serve, type Route } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import { writeCopy } from './write-copy.ts'

const adCopies = serve(getAdCopies, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const rows = await db
    .selectFrom('ad_copy')
    .select(['id', 'language', 'placement', 'headline', 'text', 'written_by as by', 'kept_at'])
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .orderBy('kept_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, language, placement, headline, text, by, kept_at: keptAt }) => {
    return { id, language, placement, headline, text, by, keptAt: keptAt.toISOString() }
  })
})

/** Changed copy stays where it is in the list. */
const keepCopy = serve(keepAdCopy, async ({ params, body, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const { others } = await db
    .selectFrom('ad_copy')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '!=', params.id)
    .select((row) => row.fn.countAll<number>().as('others'))
    .executeTakeFirstOrThrow()
  if (others >= AD_COPIES_MAX)
    throw new HttpError('QUOTA_EXCEEDED', `A project keeps ${AD_COPIES_MAX} variants of ad copy at most.`, {
      details: { limit: AD_COPIES_MAX },
    })
  const { by, ...texts } = body
  const row = { ...texts, written_by: by }
  await db
    .insertInto('ad_copy')
    .values({
      organisation_id: project.organisation_id,
      project_id: project.id,
      id: params.id,
      ...row,
      kept_at: services.clock(),
    })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'project_id', 'id']).doUpdateSet(row))
    .execute()
  return null
})

const removeCopy = serve(removeAdCopy, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await db
    .deleteFrom('ad_copy')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('id', '=', params.id)
    .execute()
  return null
})

/** Copy for ads: written, and kept by the organisation. */
export const routes: Route[] = [writeCopy, adCopies, keepCopy, removeCopy]
