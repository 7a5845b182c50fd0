import { sql, type Kysely } from 'kysely'
import { dayOf } from '#contract/protocol/days.ts'
import type { Schema } from '#server/db/schema.ts'
import { ModelFailure } from './model-failure.ts'

/** Counts a request to the language model, of all servers together. @throws ModelFailure `day-limit`: the day has no more */
export async function spendRequest(db: Kysely<Schema>, perDay: number, now: Date): Promise<void> {
  const counted = await db
    .insertInto('model_day')
    .values({ day: dayOf(now), requests: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ requests: sql<number>`model_day.requests + 1` })
        .where('model_day.requests', '<', perDay),
    )
    .returning('requests')
    .executeTakeFirst()
  if (!counted) throw new ModelFailure('day-limit')
}

/** For jobs, which know an organisation by its id alone. */
export async function isDemo(db: Kysely<Schema>, organisationId: string): Promise<boolean> {
  const row = await db.selectFrom('organisation').select('demo').where('id', '=', organisationId).executeTakeFirst()
  return row?.demo === true
}
