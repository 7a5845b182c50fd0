import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

export type Language = Schema['app_user']['language']

/** The language that the caller has chosen for the interface. */
export async function languageOf(db: Kysely<Schema>, { userId }: Pick<Caller, 'userId'>): Promise<Language> {
  const row = await db.selectFrom('app_user').select('language').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.language
}
