import { trackCountry, untrackCountry } from '#contract/projects.ts'
import type { Kysely, Selectable } from 'kysely'
import type { ProjectRow, Schema } from '../db/schema.ts'
import { ApiFailure, serve } from '../http/serve.ts'
import { marketOf, requireListing } from '../market/market-of-caller.ts'
import { requireSupportedLocale } from '../market/require-country.ts'
import { lockOwnProject } from '../scope/own-project.ts'

const trackedBy = async (db: Kysely<Schema>, project: Selectable<ProjectRow>) => {
  const rows = await db
    .selectFrom('project_country')
    .select('locale')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .execute()
  return rows.map(({ locale }) => locale)
}

export const track = serve(trackCountry, async ({ params, body, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  requireSupportedLocale(body.locale)
  if ((await trackedBy(db, project)).includes(body.locale)) return null
  const app = { trackId: project.track_id, store: project.store }
  await requireListing(marketOf(caller, services), { ...app, locale: body.locale })
  await db
    .insertInto('project_country')
    .values({
      organisation_id: project.organisation_id,
      project_id: project.id,
      locale: body.locale,
      created_at: services.clock(),
    })
    .execute()
  return null
})

/** The project's lock lets two parallel removals not both see another country left. */
export const untrack = serve(untrackCountry, async ({ params, caller, db }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const tracked = await trackedBy(db, project)
  if (!tracked.includes(params.locale)) return null
  if (tracked.length === 1) throw new ApiFailure('LAST_COUNTRY', 'A project must keep at least one country.')
  await db
    .deleteFrom('project_country')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('locale', '=', params.locale)
    .execute()
  return null
})
