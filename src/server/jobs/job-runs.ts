import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** How work of a queue went; `error`: one line for staff. */
export interface Run {
  succeeded: boolean
  error: string | null
}

/** Records when a queue last did its work, and when and why it last did not. */
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
