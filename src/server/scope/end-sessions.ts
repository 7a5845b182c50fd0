import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Ends a session: its tokens can no longer be exchanged. Resolves to whether it was active. */
export async function endSession(db: Kysely<Schema>, sessionId: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

/** Ends every session of a user except `except`; resolves to their number. */
export async function endAllSessions(
  db: Kysely<Schema>,
  userId: string,
  now: Date,
  { except }: { except?: string | undefined } = {},
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(except !== undefined, (update) => update.where('id', 'is distinct from', except ?? null))
    .returning('id')
    .execute()
  return ended.length
}
