import { sql, type Kysely } from 'kysely'
import type { Store } from '#contract/store.ts'
import type { Schema } from '#server/db/schema.ts'

export interface TermInCountry {
  keyword: string
  store: Store
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** The projects of an organisation in which a keyword is tracked in a country. */
export async function projectsTracking(
  db: Kysely<Schema>,
  organisationId: string,
  { keyword, store, country }: TermInCountry,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select project.id from tracked_keyword as tracked
    join keyword on keyword.id = tracked.keyword_id
    join project on project.id = tracked.project_id and project.organisation_id = tracked.organisation_id
    where tracked.organisation_id = ${organisationId} and tracked.country = ${country}
      and keyword.text = ${keyword} and project.store = ${store}`.execute(db)
  return rows.map(({ id }) => id)
}
