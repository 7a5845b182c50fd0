import { changeTemplate, createTemplate, removeTemplate } from '#contract/reviews/templates.ts'
import { serve } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { letRulesAsk, refuseWhileSent } from './let-rules-ask.ts'
import { isThere, letRulesLookAgain, lockTemplates, requireFolder, requirePlace } from './own-templates.ts'

export const create = serve(createTemplate, async ({ params, body, caller, db, services }) => {
  await lockTemplates(db, caller, params.orgId)
  if (await isThere(db, caller, 'reply_template', body.id)) return null
  await requirePlace(db, caller, 'reply_template')
  await requireFolder(db, caller, body.folderId)
  const now = services.clock()
  const { id, name, text, folderId: folder_id, language } = body
  await db
    .insertInto('reply_template')
    .values({
      organisation_id: caller.organizationId,
      id,
      name,
      text,
      folder_id,
      language,
      created_at: now,
      changed_at: now,
    })
    .execute()
  return null
})

/** One that already is as wanted stays, whatever was seen. */
export const change = serve(changeTemplate, async ({ params, body, caller, db, services }) => {
  await lockTemplates(db, caller, params.orgId)
  const row = await db
    .selectFrom('reply_template')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.templateId)
    .executeTakeFirst()
  if (!row) throw new HttpError('TEMPLATE_NOT_FOUND', 'There is no such template.')
  const { name, text, folderId: folder_id, language, seen } = body
  const isSame = row.name === name && row.text === text && row.folder_id === folder_id && row.language === language
  if (isSame) return null
  if (seen !== undefined && row.changed_at.getTime() !== Date.parse(seen))
    throw new HttpError('CHANGED_ELSEWHERE', 'The template was changed meanwhile.', { details: { name: row.name } })
  await requireFolder(db, caller, folder_id)
  // A name or a folder says nothing to the author of a review.
  const saysElse = row.text !== text || row.language !== language
  if (saysElse && caller.impersonatorId) await refuseWhileSent(db, caller, row.id)
  const now = services.clock()
  await db
    .updateTable('reply_template')
    .set({ name, text, folder_id, language, changed_at: now })
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.templateId)
    .execute()
  if (saysElse) await letRulesAsk(db, caller, new Set([row.id]), 'template', now)
  await letRulesLookAgain(db, caller)
  return null
})

/** Rules that name it go on with their other templates. */
export const remove = serve(removeTemplate, async ({ params, caller, db }) => {
  await lockTemplates(db, caller, params.orgId)
  await db
    .deleteFrom('reply_template')
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', params.templateId)
    .execute()
  return null
})
