import { sql } from 'kysely'
import { annotateKeywords } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { normalised } from './normalised.ts'

export const annotate = serve(annotateKeywords, async ({ params, query, body, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  const { isStarred = null, note = null } = body
  await sql`
    update tracked_keyword as tracked
    set is_starred = coalesce(${isStarred}::boolean, is_starred), note = coalesce(${note}::text, note)
    from keyword
    where tracked.organisation_id = ${project.organisation_id} and tracked.project_id = ${project.id}
      and tracked.country = ${countryCodeOf(query.locale)} and keyword.id = tracked.keyword_id
      and keyword.text in (select unnest(${normalised(body.keywords, query.locale)}::text[]))`.execute(db)
  return null
})
