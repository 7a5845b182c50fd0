import type { Kysely } from 'kysely'
import type { ModelKeywordsRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import { lockOrganisation, takeSlot } from '#server/quotas/take-slot.ts'

/** For whom and for what a model was asked, and on which UTC day. */
export type AnswerKey = Omit<ModelKeywordsRow, 'keywords'>

/** null: nothing was answered yet on that day. */
export async function keptAnswer(db: Kysely<Schema>, key: AnswerKey): Promise<string[] | null> {
  const row = await db
    .selectFrom('model_keywords')
    .select('keywords')
    .where((where) => where.and(key))
    .executeTakeFirst()
  return row?.keywords ?? null
}

/**
 * Keeps an answer and takes the assistance that it cost, both or neither. Where another server was first, its answer is the
 * one that counts, and nothing is taken.
 * @throws QUOTA_EXCEEDED with the limit
 */
export async function keepAnswer(db: Kysely<Schema>, key: AnswerKey, keywords: string[], now: Date): Promise<string[]> {
  const isKept = await db.transaction().execute(async (transaction) => {
    // First: the row's foreign key holds the organisation, too, and two that hold it would wait for each other.
    await lockOrganisation(transaction, key.organisation_id)
    const added = await transaction
      .insertInto('model_keywords')
      .values({ ...key, keywords })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (added) await takeSlot(transaction, key.organisation_id, 'AI_ASSISTANCE', now)
    return added !== undefined
  })
  return isKept ? keywords : ((await keptAnswer(db, key)) ?? keywords)
}
