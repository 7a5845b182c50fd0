import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Summary } from '../summarising/claim-summary.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { requireOwnApp } from '../own-app.ts'

export const summaryNotFound = () => new HttpError('SUMMARY_NOT_FOUND', 'There is no such summary.')

/**
 * A summary of an app that the caller may see.
 * @param lock whether it stays as it is until the transaction ends
 * @returns null: there is none
 */
export async function findSummary(
  db: Kysely<Schema>,
  caller: Caller,
  summaryId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Summary | null> {
  const row = await db
    .selectFrom('review_summary')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .where('id', '=', summaryId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return null
  try {
    await requireOwnApp(db, caller, { store: row.store, trackId: row.track_id })
    return row
  } catch (error) {
    if (error instanceof HttpError && error.code === 'APP_NOT_FOUND') return null
    throw error
  }
}

/** As `findSummary`. @throws SUMMARY_NOT_FOUND */
export async function requireSummary(...asked: Parameters<typeof findSummary>): Promise<Summary> {
  const row = await findSummary(...asked)
  if (!row) throw summaryNotFound()
  return row
}
