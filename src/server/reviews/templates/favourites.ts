import {
  addFavouriteFolder,
  addFavouriteTemplate,
  removeFavouriteFolder,
  removeFavouriteTemplate,
} from '#contract/reviews/templates.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { lockToFavour, requireFolder, requireTemplate } from './own-templates.ts'

const own = ({ organizationId, userId }: Caller) => ({ organisation_id: organizationId, user_id: userId })

export const addTemplate = serve(addFavouriteTemplate, async ({ params, caller, db }) => {
  await lockToFavour(db, caller, params.orgId)
  await requireTemplate(db, caller, params.templateId)
  await db
    .insertInto('template_favourite')
    .values({ ...own(caller), template_id: params.templateId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
})

export const removeTemplate = serve(removeFavouriteTemplate, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  await db
    .deleteFrom('template_favourite')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('template_id', '=', params.templateId)
    .execute()
  return null
})

export const addFolder = serve(addFavouriteFolder, async ({ params, caller, db }) => {
  await lockToFavour(db, caller, params.orgId)
  await requireFolder(db, caller, params.folderId)
  await db
    .insertInto('folder_favourite')
    .values({ ...own(caller), folder_id: params.folderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
})

export const removeFolder = serve(removeFavouriteFolder, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  await db
    .deleteFrom('folder_favourite')
    .where('organisation_id', '=', caller.organizationId)
    .where('user_id', '=', caller.userId)
    .where('folder_id', '=', params.folderId)
    .execute()
  return null
})
