import { sql, type Kysely } from 'kysely'
import { getTemplates, type ReplyTemplate, type TemplateFolder } from '#contract/reviews/templates.ts'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireAnyApp } from '#server/scope/all-apps.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { sentAtOnce } from './let-rules-ask.ts'

/** By name, as a person sorts: whatever their case. */
export const all = serve(getTemplates, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { editsAll } = await requireAnyApp(db, caller)
  const { organizationId, userId } = caller
  const atOnce = editsAll && privilegesOf(caller).has('reviews/reply') ? await allSentAtOnce(db, organizationId) : null
  const templates = await sql<Omit<ReplyTemplate, 'changedAt'> & { changedAt: Date }>`
    select id, name, text, folder_id as "folderId", language, changed_at as "changedAt",
      exists (
        select from template_favourite as own
        where own.organisation_id = template.organisation_id and own.template_id = template.id
          and own.user_id = ${userId}
      ) as "isFavourite",
      (
        select count(*)::int from review_reply as reply
        where reply.organisation_id = template.organisation_id and reply.template_id = template.id
          and reply.state in ('sent', 'pending', 'published')
      ) as used
    from reply_template as template
    where organisation_id = ${organizationId}
    order by lower(name), name, id`.execute(db)
  const folders = await sql<TemplateFolder>`
    select id, name, exists (
        select from folder_favourite as own
        where own.organisation_id = folder.organisation_id and own.folder_id = folder.id and own.user_id = ${userId}
      ) as "isFavourite"
    from template_folder as folder
    where organisation_id = ${organizationId}
    order by lower(name), name, id`.execute(db)
  const { support_address: support } = await db
    .selectFrom('organisation')
    .select('support_address')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow()
  return {
    templates: templates.rows.map((row) =>
      Object.assign(row, {
        changedAt: row.changedAt.toISOString(),
        ...(atOnce?.has(row.id) && { isSentAtOnce: true as const }),
      }),
    ),
    folders: folders.rows,
    support,
    ...(!editsAll && { permission: 'view' as const }),
  }
})

/** Ids of the templates that any of the organisation's rules sends without a person in between. */
async function allSentAtOnce(db: Kysely<Schema>, organisationId: string): Promise<ReadonlySet<string>> {
  const running = await db
    .selectFrom('reply_automation')
    .select('rules')
    .where('organisation_id', '=', organisationId)
    .where('due_at', 'is not', null)
    .execute()
  return new Set(running.flatMap(({ rules }) => (JSON.parse(rules) as ReplyRule[]).flatMap(sentAtOnce)))
}
