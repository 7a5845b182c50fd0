import { isAdProvider } from '#contract/connections/connection.ts'
import { getAdConnections, getConnections, getReviewConnections } from '#contract/connections/connections.ts'
import { privilegesOf } from '#contract/protocol/access.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { requireOwnId } from '#server/scope/own-id.ts'
import { connectionsOf } from './connection-of.ts'
import { servedApps } from './served-apps.ts'

/** Of one organisation, first made first. Who does not manage them is told of those that serve an app which they may see. */
async function rowsOf(db: Kysely<Schema>, caller: Caller) {
  const rows = await db
    .selectFrom('connection')
    .selectAll()
    .where('organisation_id', '=', caller.organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (privilegesOf(caller).has('connections/manage')) return rows
  const ids = rows.map(({ id }) => id)
  const served = await servedApps(db, caller, ids)
  return rows.filter(({ id }) => {
    const its = served.get(id)
    return its !== undefined && its.hidden < its.count
  })
}

export const all = serve(getConnections, async ({ query, caller, db, services }) => {
  const rows = await rowsOf(db, caller)
  const start = Number(query.offset)
  const page = rows.slice(start, start + Number(query.pageSize))
  return { content: await connectionsOf(db, caller, page, services.clock()), total: rows.length }
})

export const ofReviews = serve(getReviewConnections, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const rows = (await rowsOf(db, caller)).filter(({ provider }) => !isAdProvider(provider))
  return { content: await connectionsOf(db, caller, rows, services.clock()), total: rows.length }
})

export const ofAds = serve(getAdConnections, async ({ params, caller, db, services }) => {
  requireOwnId(caller, 'organizationId', params.orgId)
  const rows = (await rowsOf(db, caller)).filter(
    ({ provider, ad_state }) => isAdProvider(provider) && ad_state !== null,
  )
  return { content: await connectionsOf(db, caller, rows, services.clock()), total: rows.length }
})
