import type { Kysely } from 'kysely'
import type { SlotType } from '#contract/billing/plans.ts'
import type { Schema } from '#server/db/schema.ts'
import { usedKeywordSlots } from './keyword-slots.ts'

/** What is used up in a month and begins anew with the next. */
export type MonthlySlot = Extract<SlotType, 'AI_ASSISTANCE' | 'REVIEW_SUMMARY'>

export const isMonthly = (slotType: SlotType): slotType is MonthlySlot =>
  slotType === 'AI_ASSISTANCE' || slotType === 'REVIEW_SUMMARY'

/** How many slots of a kind an organisation uses now; of competitors those of the app that has most. */
export async function usedSlots(
  db: Kysely<Schema>,
  organisationId: string,
  slotType: SlotType,
  now: Date,
): Promise<number> {
  if (isMonthly(slotType)) return usedInMonth(db, organisationId, slotType, now)
  if (slotType === 'COMPETITOR') return mostCompetitors(db, organisationId)
  if (slotType === 'KEYWORD') return usedKeywordSlots(db, organisationId)
  const tables = { APP: 'project', USER: 'membership' } as const
  const { used } = await db
    .selectFrom(tables[slotType])
    .where('organisation_id', '=', organisationId)
    .select((row) => row.fn.countAll<number>().as('used'))
    .executeTakeFirstOrThrow()
  return used
}

async function usedInMonth(db: Kysely<Schema>, organisationId: string, slotType: MonthlySlot, now: Date) {
  const row = await db
    .selectFrom('quota_use')
    .select('used')
    .where('organisation_id', '=', organisationId)
    .where('slot_type', '=', slotType)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  return row?.used ?? 0
}

async function mostCompetitors(db: Kysely<Schema>, organisationId: string): Promise<number> {
  const fullest = await db
    .selectFrom('competitor')
    .where('organisation_id', '=', organisationId)
    .groupBy('project_id')
    .select((row) => row.fn.countAll<number>().as('used'))
    .orderBy('used', 'desc')
    .limit(1)
    .executeTakeFirst()
  return fullest?.used ?? 0
}

/** First day of the month, in UTC. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`
