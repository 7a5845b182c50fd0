import { sql } from 'kysely'
import { changeKeywordTag, removeKeywordTag, tagKeywords } from '#contract/keywords/tracked.ts'
import { countryCodeOf } from '#contract/store.ts'
import { serve } from '#server/endpoints/serve.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import { giveTags } from './give-tags.ts'
import { normalised } from './normalised.ts'

/** What is taken goes first: a tag that is given and taken at once is there afterwards. */
export const tag = serve(tagKeywords, async ({ params, query, body, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const country = countryCodeOf(query.locale)
  const keywords = normalised(body.keywords, query.locale)
  if (body.remove.length > 0) {
    await sql`
      delete from tracked_keyword_tag as tagged using keyword
      where tagged.organisation_id = ${project.organisation_id} and tagged.project_id = ${project.id}
        and tagged.country = ${country} and tagged.tag in (select unnest(${body.remove}::text[]))
        and keyword.id = tagged.keyword_id and keyword.text in (select unnest(${keywords}::text[]))`.execute(db)
  }
  const place = { organisationId: project.organisation_id, projectId: project.id, country }
  await giveTags(db, { ...place, keywords, tags: body.add }, services.clock())
  return null
})

/** A tag that gets another one's name becomes that one, in the new colour. The project's lock keeps renames apart. */
export const change = serve(changeKeywordTag, async ({ params, body, caller, db }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const { name: before } = params
  const { name, colour } = body
  const own = sql`organisation_id = ${project.organisation_id} and project_id = ${project.id}`
  const { rows } = await sql`select from keyword_tag where ${own} and name = ${before}`.execute(db)
  if (rows.length === 0) return null
  if (name !== before) {
    await sql`
      insert into keyword_tag (organisation_id, project_id, name, colour, created_at)
      select organisation_id, project_id, ${name}, colour, created_at from keyword_tag
      where ${own} and name = ${before}
      on conflict do nothing`.execute(db)
    await sql`
      insert into tracked_keyword_tag (organisation_id, project_id, country, keyword_id, tag)
      select organisation_id, project_id, country, keyword_id, ${name} from tracked_keyword_tag
      where ${own} and tag = ${before}
      on conflict do nothing`.execute(db)
    await sql`delete from keyword_tag where ${own} and name = ${before}`.execute(db)
  }
  await sql`update keyword_tag set colour = ${colour} where ${own} and name = ${name}`.execute(db)
  return null
})

export const removeTag = serve(removeKeywordTag, async ({ params, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  await db
    .deleteFrom('keyword_tag')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('name', '=', params.name)
    .execute()
  return null
})
