import type { Kysely } from 'kysely'
import type { SlotType } from '#contract/billing/plans.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { quotaOfSlot, quotasOf } from './quotas.ts'
import { isMonthly, monthOf, usedSlots, type MonthlySlot } from './used-slots.ts'

/** Slots of an organisation; competitors are counted for each app, where they are added. */
export type OrganisationSlot = Exclude<SlotType, 'COMPETITOR'>

/**
 * Takes one slot, inside the transaction of the write that uses it: the organisation's row is locked until that ends,
 * so that two writes at once can't take the last one together. What a month uses up is counted here; of apps, users
 * and keywords the rows themselves are counted, so call it before the row is there.
 * @throws QUOTA_EXCEEDED with the limit
 */
export async function takeSlot(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  now: Date,
): Promise<void> {
  await requireSlots(db, organisationId, slotType, { added: 1, now })
  if (isMonthly(slotType)) await countUse(db, organisationId, slotType, now)
}

/**
 * For something slow that is to take a slot once it is done: whether there is one now.
 * @throws QUOTA_EXCEEDED with the limit
 */
export const requireFreeSlot = (
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  now: Date,
): Promise<void> => requireSlots(db, organisationId, slotType, { added: 1, now })

/**
 * For what has its slot already, such as an invitation that is accepted: the plan may have become smaller since.
 * @throws QUOTA_EXCEEDED with the limit
 */
export const requireHeldSlot = (
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  now: Date,
): Promise<void> => requireSlots(db, organisationId, slotType, { added: 0, now })

/**
 * How many of the slots are free, inside the transaction of the write that uses them: the organisation's row is locked until
 * that ends. Not negative: a plan may have become smaller than what is used.
 */
export async function freeSlots(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  now: Date,
): Promise<{ free: number; limit: number }> {
  await lockOrganisation(db, organisationId)
  return slotsNow(db, organisationId, slotType, now)
}

/** As `freeSlots`, without the lock: a moment later there may be fewer. */
export async function slotsNow(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  now: Date,
): Promise<{ free: number; limit: number }> {
  const limit = (await quotasOf(db, organisationId, now))[quotaOfSlot[slotType]]
  return { free: Math.max(0, limit - (await usedSlots(db, organisationId, slotType, now))), limit }
}

async function requireSlots(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: OrganisationSlot,
  { added, now }: { added: number; now: Date },
): Promise<void> {
  await lockOrganisation(db, organisationId)
  const limit = (await quotasOf(db, organisationId, now))[quotaOfSlot[slotType]]
  if ((await usedSlots(db, organisationId, slotType, now)) + added <= limit) return
  throw new HttpError('QUOTA_EXCEEDED', 'Your plan has no free slot left.', { details: { limit, slotType } })
}

/**
 * Makes writes that count against one organisation's limits wait for each other. Not for rows that only refer to the
 * organisation: those of a transaction that has locked a project, and waits for it, would be a deadlock.
 */
export const lockOrganisation = (db: Kysely<Schema>, id: string) =>
  db.selectFrom('organisation').select(['id', 'market']).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()

async function countUse(db: Kysely<Schema>, organisationId: string, slotType: MonthlySlot, now: Date): Promise<void> {
  await db
    .insertInto('quota_use')
    .values({ organisation_id: organisationId, slot_type: slotType, month: monthOf(now), used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'slot_type', 'month'])
        .doUpdateSet((set) => ({ used: set('quota_use.used', '+', 1) })),
    )
    .execute()
}
