import { sql, type Kysely } from 'kysely'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { KeywordMetrics } from '#contract/keywords/metrics.ts'
import { dayOf } from '#contract/protocol/days.ts'
import type { ListingRef } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'

interface Question {
  db: Kysely<Schema>
  /** What the keys of others have fetched is theirs. */
  caller: Pick<Caller, 'organizationId'>
  ref: ListingRef
}

/** The keywords with Apple's popularity of the phrase in no country, where the organisation's connection has looked it up. */
export async function withPhrasePopularity<K extends KeywordMetrics>(
  { db, caller, ref }: Question,
  keywords: readonly K[],
): Promise<K[]> {
  const termOf = ({ keyword }: K) => normaliseKeyword(keyword, ref.locale) ?? keyword
  const { rows } = await sql<{ text: string; popularity: number; readAt: Date }>`
    select keyword.text, known.popularity, known.read_at as "readAt" from phrase_popularity as known
    join keyword on keyword.id = known.keyword_id
    where known.organisation_id = ${caller.organizationId} and known.popularity is not null
      and keyword.text = any(${keywords.map(termOf)}::text[])`.execute(db)
  const told = new Map(rows.map((row) => [row.text, row]))
  return keywords.map((one) => {
    const known = told.get(termOf(one))
    return known ? { ...one, everywhere: { popularity: known.popularity, day: dayOf(known.readAt) } } : one
  })
}
