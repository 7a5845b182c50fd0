import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import * as v from 'valibot'
import { ChangeAction } from '#contract/changes.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

export interface RecordedChange {
  organisationId: string
  action: ChangeAction
  /** Who did it; null: the server itself. Who acts as another user is named as who they are. */
  actor: Pick<Caller, 'userId' | 'impersonatorId'> | null
  project?: { id: string; title: string } | undefined
  /** What was added or removed, where it is no person. */
  subject?: string | undefined
  /** Id of the user it was done to. */
  subjectId?: string | undefined
}

/** The transactions in which a change was recorded. */
const recordedIn = new WeakSet<Kysely<Schema>>()

/** Whether the transaction has a line in the changelog already. */
export const hasRecordedChange = (db: Kysely<Schema>): boolean => recordedIn.has(db)

export const isChange = (action: string): action is ChangeAction => v.is(ChangeAction, action)

/** As `recordChange`, of what somebody did in their own organisation. */
export const recordChangeBy = (
  db: Kysely<Schema>,
  caller: Caller,
  change: Omit<RecordedChange, 'organisationId' | 'actor'>,
  now: Date,
): Promise<void> => recordChange(db, { organisationId: caller.organizationId, actor: caller, ...change }, now)

/** Records a change for the people of the organisation. Pass the `db` of the write: neither stands without the other. */
export async function recordChange(db: Kysely<Schema>, change: RecordedChange, now: Date): Promise<void> {
  const { organisationId, action, actor, project, subject, subjectId } = change
  await db
    .insertInto('organisation_change')
    .values({
      organisation_id: organisationId,
      id: randomUUID(),
      at: now,
      action,
      actor_id: actor ? (actor.impersonatorId ?? actor.userId) : null,
      acted_as_id: actor?.impersonatorId ? actor.userId : null,
      project_id: project?.id ?? null,
      project_title: project?.title ?? null,
      subject: subject ?? null,
      subject_id: subjectId ?? null,
    })
    .execute()
  recordedIn.add(db)
}
