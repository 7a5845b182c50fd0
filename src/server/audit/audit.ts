import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { type AuditAction, stopImpersonation } from '#contract/administration.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { hasRecordedChange, isChange, recordChange } from './record-change.ts'
import { Store } from '#contract/store.ts'
import type { Endpoint } from '#contract/protocol/endpoint.ts'

export interface AuditEvent {
  action: AuditAction
  /** Who did it; null: the server itself. Who acts as another user is named as who they are. */
  actor: Pick<Caller, 'userId' | 'impersonatorId'> | null
  /** Id of the user it was done to; left out: nobody, or the user whom the actor acts as. */
  subject?: string | undefined
  organisationId?: string | undefined
  /** One line for staff, nothing secret. */
  note?: string | undefined
}

/**
 * Records what matters to security, and for the people of the organisation what they may know of it. Inside a write pass
 * its `db`, so that no act stands without its entry. Call it before an account is deleted: the log keeps the addresses
 * of that moment.
 */
export async function audit(db: Kysely<Schema>, event: AuditEvent, now: Date): Promise<void> {
  const { action, actor, organisationId = null } = event
  const actingAs = actor?.impersonatorId ? actor.userId : undefined
  const actorId = actor ? (actor.impersonatorId ?? actor.userId) : null
  const subjectId = event.subject ?? actingAs ?? null
  const emails = await emailsOf(db, [actorId, subjectId, actingAs])
  const emailOf = (id: string | null | undefined) => emails.get(id ?? '') ?? null
  const disguise = actingAs && actingAs !== subjectId ? `acting as ${emailOf(actingAs) ?? actingAs}` : undefined
  await db
    .insertInto('audit_log')
    .values({
      id: randomUUID(),
      at: now,
      action,
      actor_id: actorId,
      actor_email: emailOf(actorId),
      subject_id: subjectId,
      subject_email: emailOf(subjectId),
      organisation_id: organisationId,
      note: [event.note, disguise].filter((part) => part !== undefined).join(', ') || null,
    })
    .execute()
  if (organisationId !== null && isChange(action))
    await recordChange(db, { organisationId, action, actor, subjectId: event.subject }, now)
}

async function emailsOf(db: Kysely<Schema>, ids: (string | null | undefined)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => typeof id === 'string')
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('app_user').select(['id', 'email']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

interface WriteWhileActing {
  endpoint: Endpoint
  caller: Caller
  path: string
  request: { params: unknown; query: unknown }
}

/**
 * Every write of staff who act as a user stands in the audit log and in the customer's changelog: there as the line of its
 * own kind, or else as one that names the endpoint. Pass the `db` of the write.
 */
export async function recordWriteWhileActing(
  db: Kysely<Schema>,
  { endpoint, caller, path, request }: WriteWhileActing,
  now: Date,
): Promise<void> {
  // The end of it has an entry of its own.
  if (caller.impersonatorId === undefined || endpoint.readOnly || endpoint.id === stopImpersonation.id) return
  const note = `${endpoint.summary} (${endpoint.method} ${path})`
  const { organizationId: organisationId } = caller
  await audit(db, { action: 'changed-while-acting', actor: caller, organisationId, note }, now)
  if (hasRecordedChange(db)) return
  const project = await projectNamed(db, organisationId, request)
  const subject = endpoint.id
  await recordChange(db, { organisationId, action: 'changed-by-staff', actor: caller, project, subject }, now)
}

const NamedProject = v.object({ params: v.object({ projectId: v.string() }) })
const NamedApp = v.object({ params: v.object({ trackId: v.string() }), query: v.object({ store: Store }) })

/** The own app that a request names, so that members who must not see it hear nothing of it. */
async function projectNamed(
  db: Kysely<Schema>,
  organisationId: string,
  request: WriteWhileActing['request'],
): Promise<{ id: string; title: string } | undefined> {
  const own = db.selectFrom('project').select(['id', 'title']).where('organisation_id', '=', organisationId)
  const project = v.safeParse(NamedProject, request)
  if (project.success) return own.where('id', '=', project.output.params.projectId).executeTakeFirst()
  const app = v.safeParse(NamedApp, request)
  if (!app.success) return undefined
  const { params, query } = app.output
  return own.where('store', '=', query.store).where('track_id', '=', params.trackId).executeTakeFirst()
}
