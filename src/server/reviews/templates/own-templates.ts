import type { Kysely } from 'kysely'
import { REPLY_TEMPLATES_MAX, TEMPLATE_FOLDERS_MAX } from '#contract/reviews/templates.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { requireAnyApp, requireEditOfAllApps } from '#server/scope/all-apps.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

const maximum = { reply_template: REPLY_TEMPLATES_MAX, template_folder: TEMPLATE_FOLDERS_MAX } as const
type Table = keyof typeof maximum

/**
 * For a change: locks what templates and folders the organisation has until the transaction ends: two writers at once neither
 * take the last place together, nor does one name a folder that the other deletes.
 * @throws HttpError FORBIDDEN for another organisation's path, and for who may not edit all of its apps
 */
export async function lockTemplates(db: Kysely<Schema>, caller: Caller, orgId: string): Promise<void> {
  requireOwnId(caller, 'organizationId', orgId)
  await lockOrganisation(db, caller.organizationId)
  await requireEditOfAllApps(db, caller)
}

/** As `lockTemplates`, for a favourite of the caller's own. @throws HttpError FORBIDDEN, also for who may see no app */
export async function lockToFavour(db: Kysely<Schema>, caller: Caller, orgId: string): Promise<void> {
  requireOwnId(caller, 'organizationId', orgId)
  await lockOrganisation(db, caller.organizationId)
  await requireAnyApp(db, caller)
}

/** Whether a template or folder is there; not those of other organisations. */
export async function isThere(db: Kysely<Schema>, { organizationId }: Caller, table: Table, id: string) {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('organisation_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** @throws HttpError FOLDER_NOT_FOUND; null is no folder, and always there */
export async function requireFolder(db: Kysely<Schema>, caller: Caller, folderId: string | null): Promise<void> {
  if (folderId === null || (await isThere(db, caller, 'template_folder', folderId))) return
  throw new HttpError('FOLDER_NOT_FOUND', 'There is no such folder.')
}

/** @throws HttpError TEMPLATE_NOT_FOUND */
export async function requireTemplate(db: Kysely<Schema>, caller: Caller, templateId: string): Promise<void> {
  if (await isThere(db, caller, 'reply_template', templateId)) return
  throw new HttpError('TEMPLATE_NOT_FOUND', 'There is no such template.')
}

/** REV-013, REV-014. Call it with the lock held. @throws HttpError QUOTA_EXCEEDED with the limit */
export async function requirePlace(db: Kysely<Schema>, { organizationId }: Caller, table: Table): Promise<void> {
  const limit = maximum[table]
  const { count } = await db
    .selectFrom(table)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organizationId)
    .executeTakeFirstOrThrow()
  if (count < limit) return
  throw new HttpError('QUOTA_EXCEEDED', `There are ${limit} at most.`, { details: { limit } })
}

/** Reviews that no template of a rule fitted may have one now: they are looked at again when their app is due. */
export const letRulesLookAgain = (db: Kysely<Schema>, { organizationId }: Caller) =>
  db
    .updateTable('reply_automation')
    .set({ looked_until: null })
    .where('organisation_id', '=', organizationId)
    .where('looked_until', 'is not', null)
    .execute()
