import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { PaidState } from './payment-provider.ts'

/**
 * The subscription as it is paid for. A cancellation is known by its end; one that is taken back is forgotten, and so is a
 * pause that is over.
 */
export async function saveState(
  db: Kysely<Schema>,
  organisationId: string,
  state: PaidState,
  now: Date,
): Promise<void> {
  const cancelled = state.status === 'non_renewing'
  await db
    .updateTable('subscription')
    .set((set) => ({
      ...state,
      plan_id: 'paid',
      cancelled_at: cancelled ? set.fn.coalesce('cancelled_at', set.val(now)) : null,
      paused_at: state.status === 'paused' ? set.fn.coalesce('paused_at', set.val(now)) : null,
      cancel_scheduled_at: cancelled ? set.fn.coalesce('cancel_scheduled_at', set.val(now)) : null,
    }))
    .where('organisation_id', '=', organisationId)
    .execute()
}
