import type { Kysely } from 'kysely'
import { getOwnPerformance, type OwnPerformance } from '#contract/connections/own-performance.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { reportedDays, type OwnApp } from '#server/history/own-figures/reported-days.ts'
import { fictional } from '#server/markets/provenance.ts'
import { requireOwnProject } from '#server/scope/own-project.ts'
import { countriesUntil, daysUntil, proceedsUntil } from '#server/history/own-figures/own-periods.ts'

export const ownPerformance = serve(getOwnPerformance, async ({ params, query, caller, db }) => {
  const project = await requireOwnProject(db, caller, params.projectId, 'view')
  const app = { organisationId: caller.organizationId, store: project.store, trackId: project.track_id }
  const source = await sourceOf(db, app)
  const { lastDay, firstDays } = await reportedDays(db, app)
  if (lastDay === null) return { ...source, lastDay, days: [], countries: [], proceeds: [], provenance: null }
  const asOf = `${lastDay}T00:00:00.000Z`
  const own = { kind: 'own' as const, asOf, stale: source.state === 'broken', method: null, inputs: [] }
  return {
    ...source,
    lastDay,
    days: await daysUntil(db, app, lastDay, query.country),
    countries: await countriesUntil(db, app, lastDay, firstDays),
    proceeds: await proceedsUntil(db, app, lastDay),
    provenance: caller.market === 'sample' ? fictional(asOf) : own,
  }
})

type Source = Pick<OwnPerformance, 'state' | 'connection' | 'requestedAt'>

/** The primary connection of the app to its store's console. */
async function sourceOf(db: Kysely<Schema>, { organisationId, store, trackId }: OwnApp): Promise<Source> {
  const row = await db
    .selectFrom('connection_app')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('connection.id', '=', 'connection_app.connection_id'),
    )
    .leftJoin('own_import', (join) =>
      join
        .onRef('own_import.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('own_import.connection_id', '=', 'connection_app.connection_id')
        .onRef('own_import.store', '=', 'connection_app.store')
        .onRef('own_import.track_id', '=', 'connection_app.track_id'),
    )
    .select(['connection.id', 'connection.name', 'connection.status', 'connection_app.assigned_at'])
    .select(['own_import.state', 'own_import.requested_at'])
    .where('connection_app.organisation_id', '=', organisationId)
    .where('connection_app.store', '=', store)
    .where('connection_app.track_id', '=', trackId)
    .where('connection_app.provider', 'in', ['app-store-connect', 'google-play'])
    .where('connection_app.is_primary', '=', true)
    .executeTakeFirst()
  if (!row) return { state: 'none', connection: null, requestedAt: null }
  const { id, name, status, requested_at, assigned_at } = row
  // While a key is not accepted nothing is imported.
  const state = status === 'broken' || status === 'blocked' ? 'broken' : (row.state ?? 'waiting')
  const requestedAt = state === 'waiting' ? (requested_at ?? assigned_at).toISOString() : null
  return { state, connection: { id, name }, requestedAt }
}
