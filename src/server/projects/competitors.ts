import { addCompetitor, getCompetitors, removeCompetitor } from '#contract/projects.ts'
import { recordChangeBy } from '#server/audit/record-change.ts'
import { pageOf } from '#server/kernel/page.ts'
import { serve, withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { quotasOf } from '#server/quotas/quotas.ts'
import { marketOf, requireListing, requireLocales } from '#server/markets/market-of-caller.ts'
import { competitorsOf, listed, stored } from '#server/scope/competitors-of.ts'
import { lockOwnProject, requireOwnProject } from '#server/scope/own-project.ts'
import type { Listing } from '#server/markets/market.ts'

/** A page of the project's competitors, in the order in which they were added. */
export const list = serve(getCompetitors, async ({ params, query, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const source = marketOf(caller, services)
  const page = pageOf(query.page, query.size)
  const { total } = await competitorsOf(db, project)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await competitorsOf(db, project)
    .selectAll()
    .orderBy('created_at')
    .orderBy('track_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const content = rows.map(async (row) => {
    const listing = await source.listing({ trackId: row.track_id, store: row.store, locale: query.locale })
    return listing ? listed(listing) : stored(row)
  })
  return page.with(await Promise.all(content), total)
})

/** As it is listed in the country, else wherever it is. */
async function listingOf({ body, caller, services }: PrefetchRequest<typeof addCompetitor>): Promise<Listing> {
  const source = marketOf(caller, services)
  const [anywhere] = await requireLocales(source, body)
  return (await source.listing(body)) ?? (await requireListing(source, { ...body, locale: anywhere }))
}

/** The project's lock keeps two parallel additions from passing the limit together. */
export const add = withPrefetch(
  addCompetitor,
  listingOf,
  async ({ params, body, caller, db, services }, prefetched) => {
    const project = await lockOwnProject(db, caller, params.projectId)
    if (body.store !== project.store) {
      throw new HttpError('VALIDATION_FAILED', "A competitor is in the store of the project's own app.", {
        details: { fields: ['body.store'] },
      })
    }
    if (body.trackId === project.track_id) {
      throw new HttpError('COMPETITOR_IS_OWN_APP', "This is the project's own app.")
    }
    const rows = await competitorsOf(db, project).selectAll().orderBy('created_at').orderBy('track_id').execute()
    const present = rows.find((row) => row.track_id === body.trackId)
    if (present) return stored(present)

    const listing = prefetched()
    const { competitors: limit } = await quotasOf(db, caller.organizationId, services.clock())
    if (rows.length >= limit) {
      // Whoever wanted another one sees who has the slots, and can choose, also where they are offline again.
      const details = { limit, competitors: rows.map(({ name }) => name), trackIds: rows.map((row) => row.track_id) }
      throw new HttpError('INSUFFICIENT_SLOTS', 'Your plan has no free competitor slot left.', { details })
    }
    const competitor = listed(listing)
    await db
      .insertInto('competitor')
      .values({
        organisation_id: project.organisation_id,
        project_id: project.id,
        store: competitor.store,
        track_id: competitor.trackId,
        name: competitor.name,
        icon_url: competitor.iconUrl,
        developer_name: competitor.developerName,
        created_at: services.clock(),
      })
      .execute()
    const { name: subject } = competitor
    await recordChangeBy(db, caller, { action: 'competitor-added', project, subject }, services.clock())
    return competitor
  },
)

export const remove = serve(removeCompetitor, async ({ params, caller, db, services }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'edit')
  const gone = await db
    .deleteFrom('competitor')
    .where('organisation_id', '=', project.organisation_id)
    .where('project_id', '=', project.id)
    .where('store', '=', project.store)
    .where('track_id', '=', params.trackId)
    .returning('name')
    .executeTakeFirst()
  if (gone)
    await recordChangeBy(db, caller, { action: 'competitor-removed', project, subject: gone.name }, services.clock())
  return null
})
