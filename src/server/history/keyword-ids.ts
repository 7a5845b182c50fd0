import { sql, type Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Ids of keywords, inserting new ones. Any number; safe for concurrent processes. */
export async function requireKeywordIds(
  db: Kysely<Schema>,
  keywords: readonly string[],
): Promise<(keyword: string) => number> {
  const distinct = [...new Set(keywords)]
  const known = await findKeywordIds(db, distinct)
  const missing = distinct.filter((keyword) => !known.has(keyword))
  if (missing.length > 0) {
    // In a fixed order, so that concurrent processes can't deadlock.
    await sql`
      insert into keyword (text)
      select text from unnest(${missing}::text[]) as asked (text) order by text collate "C"
      on conflict do nothing`.execute(db)
    for (const [keyword, id] of await findKeywordIds(db, missing)) known.set(keyword, id)
  }
  return (keyword) => {
    const id = known.get(keyword)
    if (id === undefined) throw new Error(`The keyword ${keyword} was not asked for.`)
    return id
  }
}

/** Ids of known keywords. */
async function findKeywordIds(db: Kysely<Schema>, keywords: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; text: string }>`
    select keyword.id, keyword.text from keyword
    join unnest(${keywords}::text[]) as asked (text) on keyword.text = asked.text`.execute(db)
  return new Map(rows.map(({ text, id }) => [text, id]))
}
