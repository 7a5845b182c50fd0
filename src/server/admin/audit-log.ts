import { getAuditLog } from '#contract/administration.ts'
import { pageOf } from '#server/kernel/page.ts'
import { serve } from '#server/endpoints/serve.ts'

export const auditLog = serve(getAuditLog, async ({ query, db }) => {
  const page = pageOf(query.page)
  const { userId } = query
  const entries = db
    .selectFrom('audit_log')
    .$if(userId !== undefined, (all) =>
      all.where((entry) =>
        entry.or([entry('actor_id', '=', userId ?? null), entry('subject_id', '=', userId ?? null)]),
      ),
    )
  const { total } = await entries.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await entries
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return page.with(
    rows.map(({ id, at, action, note, organisation_id, ...row }) => ({
      id,
      at: at.toISOString(),
      action,
      actor: personOf(row.actor_id, row.actor_email),
      subject: personOf(row.subject_id, row.subject_email),
      organizationId: organisation_id,
      note,
    })),
    total,
  )
})

const personOf = (userId: string | null, email: string | null) => (userId && email ? { userId, email } : null)
