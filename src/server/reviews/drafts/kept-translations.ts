import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/** An organisation's translations of some texts, by text; those that there are not are left out. */
export async function keptTranslations(
  db: Kysely<Schema>,
  organisationId: string,
  language: string,
  texts: readonly string[],
): Promise<Map<string, string>> {
  const byHash = new Map(texts.map((text) => [hashOf(text), text]))
  const rows = await db
    .selectFrom('text_translation')
    .select(['text_hash', 'text'])
    .where('organisation_id', '=', organisationId)
    .where('language', '=', language)
    .where(sql<boolean>`text_hash = any(${[...byHash.keys()]})`)
    .execute()
  return new Map(rows.map(({ text_hash, text }) => [byHash.get(text_hash)!, text]))
}

/** Where another server was first, its translation stays. */
export async function keepTranslations(
  db: Kysely<Schema>,
  { organisationId, language, now }: { organisationId: string; language: string; now: Date },
  translations: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...translations].map(([of, text]) => ({
    organisation_id: organisationId,
    text_hash: hashOf(of),
    language,
    text,
    made_at: now,
  }))
  await db
    .insertInto('text_translation')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
