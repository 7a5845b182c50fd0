import type { Kysely } from 'kysely'
import { audit, type AuditEvent } from '../audit/audit.ts'
import type { Schema } from '../db/schema.ts'

/** Whoever asks again within this time goes on with what the log already tells, minutes; a token lives ten. */
const GOES_ON_MINUTES = 15

interface Start extends AuditEvent {
  actor: { userId: string }
  subject: string
  note: string
}

/** Notes that somebody acts as a user from now on; a token that is only renewed is no news. */
export async function noteStart(db: Kysely<Schema>, start: Omit<Start, 'action'>, now: Date): Promise<void> {
  const last = await db
    .selectFrom('audit_log')
    .select(['action', 'note', 'at'])
    .where('subject_id', '=', start.subject)
    .where('actor_id', '=', start.actor.userId)
    .where('action', 'in', ['impersonation-started', 'impersonation-stopped'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const goesOn =
    last?.action === 'impersonation-started' &&
    last.note === start.note &&
    now.getTime() - last.at.getTime() < GOES_ON_MINUTES * 60_000
  if (!goesOn) await audit(db, { ...start, action: 'impersonation-started' }, now)
}
