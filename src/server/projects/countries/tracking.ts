import { trackCountry, untrackCountry } from '#contract/projects.ts'
import type { Kysely, Selectable } from 'kysely'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { ProjectRow } from '#server/db/rows/projects.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve, withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { marketOf, requireListing } from '#server/markets/market-of-caller.ts'
import { requireSupportedLocale } from '#server/markets/require-country.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import type { Listing } from '#server/markets/market.ts'

const trackedBy = async (db: Kysely<Schema>, project: Selectable<ProjectRow>) => {
  const rows = await db
    .selectFrom('project_country')
    .select('locale')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .execute()
  return rows.map(({ locale }) => locale)
}

async function listed({ params, body, caller, services }: PrefetchRequest<typeof trackCountry>): Promise<Listing> {
  requireSupportedLocale(body.locale)
  const { store, track_id: trackId } = await requireOwnProject(services.db, caller, params.projectId, 'edit')
  return requireListing(marketOf(caller, services), { store, trackId, locale: body.locale })
}

export const track = withPrefetch(trackCountry, listed, async ({ params, body, caller, db, services }, prefetched) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  requireSupportedLocale(body.locale)
  if ((await trackedBy(db, project)).includes(body.locale)) return null
  prefetched()
  await db
    .insertInto('project_country')
    .values({
      organisation_id: project.organisation_id,
      project_id: project.id,
      locale: body.locale,
      created_at: services.clock(),
    })
    .execute()
  const change = { action: 'country-tracked', project, subject: body.locale } as const
  await recordChangeBy(db, caller, change, services.clock())
  return null
})

/**
 * The project's lock lets two parallel removals not both see another country left. Keywords of the country rest: they take no
 * slot and are not measured, and are there again, with tags and notes, once it is tracked again.
 */
export const untrack = serve(untrackCountry, async ({ params, caller, db, services }) => {
  const project = await lockOwnProject(db, caller, params.projectId)
  const tracked = await trackedBy(db, project)
  if (!tracked.includes(params.locale)) return null
  if (tracked.length === 1) throw new HttpError('LAST_COUNTRY', 'A project must keep at least one country.')
  await db
    .deleteFrom('project_country')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('locale', '=', params.locale)
    .execute()
  const change = { action: 'country-untracked', project, subject: params.locale } as const
  await recordChangeBy(db, caller, change, services.clock())
  return null
})
