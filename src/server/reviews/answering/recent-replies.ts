import type { Kysely } from 'kysely'
import { comparedText, RECENT_MAX } from '#aso/reviews/publish-check/how-sent.ts'
import type { Schema } from '#server/db/schema.ts'
import { keyOf, type AppKey } from './claim-due.ts'

/** An app's newest replies, whoever wrote them, as they are compared. */
export async function recentReplies(db: Kysely<Schema>, app: AppKey): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('review_reply')
    .select('text')
    .where((where) => where.and(keyOf(app)))
    .where('written_at', 'is not', null)
    .orderBy('written_at', 'desc')
    .limit(RECENT_MAX)
    .execute()
  return new Set(rows.map(({ text }) => comparedText(text)))
}
