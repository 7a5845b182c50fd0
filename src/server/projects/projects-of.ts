import { getProjects, type Project } from '#contract/projects.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../db/schema.ts'
import { serve } from '../http/serve.ts'
import { requireOwnId } from '../scope/own-id.ts'

/** An organisation's projects, oldest first, each with its tracked locales, first tracked first. */
export async function projectsOf(db: Kysely<Schema>, organizationId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('project')
    .selectAll()
    .where('organisation_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const tracked = await db
    .selectFrom('project_country')
    .select(['project_id', 'locale'])
    .where('organisation_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('locale')
    .execute()
  const byProject = Map.groupBy(tracked, (row) => row.project_id)
  return rows.map((row) => ({
    projectId: row.id,
    trackId: row.track_id,
    store: row.store,
    title: row.title,
    iconUrl: row.icon_url,
    developerName: row.developer_name,
    countries: (byProject.get(row.id) ?? []).map(({ locale }) => locale),
  }))
}

export const projects = serve(getProjects, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.organizationId)
  return projectsOf(db, caller.organizationId)
})
