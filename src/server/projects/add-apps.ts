import { randomUUID } from 'node:crypto'
import { addApps } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import type { Kysely } from 'kysely'
import { recordChangeBy } from '#server/audit/record-change.ts'
import type { Schema } from '#server/db/schema.ts'
import { unauthorized } from '#server/endpoints/require-current-membership.ts'
import { withPrefetch, type PrefetchRequest } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { quotasOf } from '#server/quotas/quotas.ts'
import { lockOrganisation } from '#server/quotas/take-slot.ts'
import { marketOf } from '#server/markets/market-of-caller.ts'
import { requireCountry, requireSupportedLocale } from '#server/markets/require-country.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { listedApps, type ListedApp } from './listed-apps.ts'
import { projectsOf, visibleProjects } from './projects-of.ts'

const keyOf = ({ store, trackId }: AppRef) => `${store} ${trackId}`

const listed = async ({ body, caller, services }: PrefetchRequest<typeof addApps>) => {
  for (const { locale } of body.apps) requireSupportedLocale(locale)
  const wanted = [...new Set(body.countries)].map(requireCountry)
  return { market: caller.market, apps: await listedApps(marketOf(caller, services), body.apps, wanted) }
}

/** All or none: the transaction rolls back at the first app that can't be added. */
export const add = withPrefetch(addApps, listed, async ({ params, body, caller, db, services }, prefetched) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const { organizationId } = caller
  const now = services.clock()
  const { market, apps } = prefetched()

  // Listed on the market that it was on: the next token says where it has moved to.
  if ((await lockOrganisation(db, organizationId)).market !== market) throw unauthorized()
  const existing = await projectsOf(db, organizationId)
  const keys = [...existing, ...body.apps].map(keyOf)
  if (new Set(keys).size < keys.length) {
    throw new HttpError('APP_ALREADY_ADDED', 'This app is one of your projects already.')
  }
  const { apps: limit } = await quotasOf(db, organizationId, now)
  if (keys.length > limit) {
    throw new HttpError('APP_LIMIT_REACHED', 'Your plan has no free app slot left.', { details: { limit } })
  }
  const added = await insertProjects(db, organizationId, apps, now)
  await permitEdit(db, caller, added)
  for (const project of added) await recordChangeBy(db, caller, { action: 'app-added', project }, now)
  return { list: await visibleProjects(db, caller), notTracked: apps.flatMap(notTrackedOf) }
})

function notTrackedOf({ listing: { trackId, store }, notListed, unknown }: ListedApp) {
  return notListed.length + unknown.length > 0 ? [{ trackId, store, notListed, unknown }] : []
}

/** A member who may add apps edits what they added, whatever holds for the others. */
async function permitEdit(db: Kysely<Schema>, { organizationId, userId, role }: Caller, projects: { id: string }[]) {
  if (role !== 'member') return
  const permissions = projects.map(({ id }) => ({
    organisation_id: organizationId,
    user_id: userId,
    project_id: id,
    permission: 'edit' as const,
  }))
  await db.insertInto('project_permission').values(permissions).execute()
}

/** Answers the new projects. */
async function insertProjects(
  db: Kysely<Schema>,
  organisationId: string,
  apps: ListedApp[],
  now: Date,
): Promise<{ id: string; title: string }[]> {
  const added = apps.map((app, index) => ({
    ...app,
    id: randomUUID(),
    // One millisecond apart, so that the projects keep the order in which they were chosen.
    created_at: new Date(now.getTime() + index),
  }))
  const projects = added.map(({ listing, id, created_at }) => ({
    organisation_id: organisationId,
    id,
    store: listing.store,
    track_id: listing.trackId,
    title: listing.title,
    icon_url: listing.images.icons[0] ?? null,
    developer_name: listing.developerName,
    created_at,
  }))
  await db.insertInto('project').values(projects).execute()
  const countries = added.flatMap(({ locales, id }) =>
    locales.map((locale, index) => ({
      organisation_id: organisationId,
      project_id: id,
      locale,
      // So do its countries.
      created_at: new Date(now.getTime() + index),
    })),
  )
  await db.insertInto('project_country').values(countries).execute()
  return added.map(({ id, listing: { title } }) => ({ id, title }))
}
