import { getOwnApps } from '#contract/connections/connections.ts'
import { getProjects, type Project } from '#contract/projects.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { requireOwnId } from '#server/scope/own-id.ts'

/** An organisation's projects, oldest first, each with its tracked locales, first tracked first. */
export async function projectsOf(db: Kysely<Schema>, organisationId: string): Promise<Project[]> {
  const rows = await db
    .selectFrom('project')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const tracked = await db
    .selectFrom('project_country')
    .select(['project_id', 'locale'])
    .where('organisation_id', '=', organisationId)
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

/** The projects of the caller's organisation that they may see, each saying so where they may do no more. */
export async function visibleProjects(db: Kysely<Schema>, caller: Caller): Promise<Project[]> {
  const permission = await permissionsOf(db, caller)
  return (await projectsOf(db, caller.organizationId)).flatMap((project): Project[] => {
    const held = permission(project.projectId)
    if (held === 'none') return []
    return [held === 'view' ? { ...project, permission: held } : project]
  })
}

export const projects = serve(getProjects, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.organizationId)
  return visibleProjects(db, caller)
})

/** CONN-031. */
export const ownApps = serve(getOwnApps, async ({ params, caller, db }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  return { list: await visibleProjects(db, caller) }
})
