import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import type { SummaryScheduleRow } from '#server/db/rows/review-summaries.ts'
import type { Schema } from '#server/db/schema.ts'
import { isDemo } from '#server/integrations/ai/model-days.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { giveBackSlot } from '#server/quotas/give-back-slot.ts'
import { lockOrganisation, takeSlot } from '#server/quotas/take-slot.ts'
import { monthOf } from '#server/quotas/used-slots.ts'
import { lastTurn, nextTurn, periodOfTurn } from './schedule-days.ts'
import { statusAfter } from './summary-states.ts'

type Schedule = Selectable<SummaryScheduleRow>

/** So long after midnight, UTC, the last reviews of the day before are read. */
const AFTER_MIDNIGHT_MS = 2 * 3_600_000

/**
 * Orders the summaries of the schedules that are due, one transaction each; of turns that nobody was there for the last one.
 * Any number of processes may do it at once. @returns how many
 */
export async function planSummaries(db: Kysely<Schema>, now: Date): Promise<number> {
  const today = dayOf(now.getTime() - AFTER_MIDNIGHT_MS)
  for (let planned = 0; ; planned += 1) {
    const due = await db
      .selectFrom('summary_schedule')
      .select(['organisation_id', 'id'])
      .where('next_day', '<=', today)
      .executeTakeFirst()
    if (!due) return planned
    await db.transaction().execute((transaction) => order(transaction, due, { today, now }))
  }
}

async function order(
  db: Kysely<Schema>,
  due: Pick<Schedule, 'organisation_id' | 'id'>,
  { today, now }: { today: UtcDay; now: Date },
): Promise<void> {
  // In the order in which requests lock them.
  await lockOrganisation(db, due.organisation_id)
  const schedule = await db
    .selectFrom('summary_schedule')
    .selectAll()
    .where('organisation_id', '=', due.organisation_id)
    .where('id', '=', due.id)
    .where('next_day', '<=', today)
    .forUpdate()
    .executeTakeFirst()
  // Another process was faster, or somebody deleted it.
  if (!schedule) return
  const slot = await slotFor(db, schedule.organisation_id, now)
  // Those of demos are made once somebody looks.
  const isDue = slot !== null && !(await isDemo(db, schedule.organisation_id))
  const { from, to } = periodOfTurn(lastTurn(today, schedule.every), schedule.every)
  const ordered = await db
    .insertInto('review_summary')
    .values({
      ...scopeOf(schedule),
      id: randomUUID(),
      from_day: from,
      to_day: to,
      status: slot === null ? statusAfter('OPEN', 'no-slot')! : 'OPEN',
      status_at: now,
      created_at: now,
      schedule_id: schedule.id,
      quota_month: slot,
      next_at: isDue ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // It was ordered before the database was put back to an earlier state.
  if (!ordered && slot !== null) await giveBackSlot(db, schedule.organisation_id, 'REVIEW_SUMMARY', slot)
  await db
    .updateTable('summary_schedule')
    .set({ next_day: nextTurn(today, schedule.every) })
    .where('organisation_id', '=', schedule.organisation_id)
    .where('id', '=', schedule.id)
    .execute()
}

const scopeOf = ({ organisation_id, store, track_id, countries, languages, language }: Schedule) => ({
  organisation_id,
  store,
  track_id,
  countries,
  languages,
  language,
})

/** The month of the slot that was taken; null: there is none left. */
async function slotFor(db: Kysely<Schema>, organisationId: string, now: Date): Promise<string | null> {
  try {
    await takeSlot(db, organisationId, 'REVIEW_SUMMARY', now)
    return monthOf(now)
  } catch (error) {
    if (error instanceof HttpError && error.code === 'QUOTA_EXCEEDED') return null
    throw error
  }
}
