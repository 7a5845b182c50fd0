import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The result of a queue's work; `error`: one line for staff. */
export interface Run {
  succeeded: boolean
  error: string | null
}

/** Records when a queue last succeeded, and when and why it last failed. */
export async function recordRun(
  db: Kysely<Schema>,
  queue: string,
  { succeeded, error }: Run,
  now: Date,
): Promise<void> {
  const success = succeeded ? { last_success_at: now } : {}
  const failure = error === null ? {} : { last_error_at: now, last_error: error }
  if (!succeeded && error === null) return
  await db
    .insertInto('job_run')
    .values({ queue, last_success_at: null, last_error_at: null, last_error: null, ...success, ...failure })
    .onConflict((conflict) => conflict.column('queue').doUpdateSet({ ...success, ...failure }))
    .execute()
}
