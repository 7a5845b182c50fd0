import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { lockOrganisation } from './take-slot.ts'
import type { MonthlySlot } from './used-slots.ts'

/**
 * Gives one slot of a month back, inside the transaction of the write that says so: what it was taken for has failed for good.
 * @param month its first day, in which the slot was taken
 */
export async function giveBackSlot(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: MonthlySlot,
  month: string,
): Promise<void> {
  await lockOrganisation(db, organisationId)
  await db
    .updateTable('quota_use')
    .set({ used: sql`greatest(0, used - 1)` })
    .where('organisation_id', '=', organisationId)
    .where('slot_type', '=', slotType)
    .where('month', '=', month)
    .execute()
}
