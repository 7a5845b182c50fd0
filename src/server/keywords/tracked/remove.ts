import { sql } from 'kysely'
import { removeKeywords } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { changedKeywords } from './changed-keywords.ts'
import { normalised } from './normalised.ts'

/** Their recorded ranks stay: they are the store's, and there again if the keyword is tracked again. */
export const remove = serve(removeKeywords, async ({ params, query, body, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  const keywords = normalised(body.keywords, query.locale)
  const { rows } = await sql<{ text: string }>`
    delete from tracked_keyword as tracked using keyword
    where tracked.organisation_id = ${project.organisation_id} and tracked.project_id = ${project.id}
      and tracked.country = ${countryCodeOf(query.locale)} and keyword.id = tracked.keyword_id
      and keyword.text in (select unnest(${keywords}::text[]))
    returning keyword.text`.execute(db)
  const gone = new Set(rows.map(({ text }) => text))
  const subject = changedKeywords(keywords.filter((keyword) => gone.has(keyword)))
  if (subject !== null)
    await recordChangeBy(db, caller, { action: 'keywords-removed', project, subject }, services.clock())
  return null
})
