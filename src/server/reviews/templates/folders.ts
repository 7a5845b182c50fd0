import { createFolder, removeFolder, renameFolder } from '#contract/reviews/templates.ts'
import { serve } from '#server/endpoints/serve.ts'
import { isThere, lockTemplates, requireFolder, requirePlace } from './own-templates.ts'

export const create = serve(createFolder, async ({ params, body, caller, db, services }) => {
  await lockTemplates(db, caller, params.orgId)
  if (await isThere(db, caller, 'template_folder', body.id)) return null
  await requirePlace(db, caller, 'template_folder')
  await db
    .insertInto('template_folder')
    .values({ ...body, organisation_id: caller.organizationId, created_at: services.clock() })
    .execute()
  return null
})

export const rename = serve(renameFolder, async ({ params, body, caller, db }) => {
  await lockTemplates(db, caller, params.orgId)
  await requireFolder(db, caller, params.folderId)
  await db
    .updateTable('template_folder')
    .set({ name: body.name })
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.folderId)
    .execute()
  return null
})

/** Its templates stay: the table's foreign key puts them into none. */
export const remove = serve(removeFolder, async ({ params, caller, db }) => {
  await lockTemplates(db, caller, params.orgId)
  await db
    .deleteFrom('template_folder')
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.folderId)
    .execute()
  return null
})
