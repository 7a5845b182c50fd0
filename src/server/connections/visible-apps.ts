import type { Kysely } from 'kysely'
import { storeOf, type Provider } from '#contract/connections/connection.ts'
import { getVisibleApps, type VisibleApp } from '#contract/connections/connections.ts'
import type { Schema } from '#server/db/schema.ts'
import { serve } from '#server/endpoints/serve.ts'
import { answering, checkStored } from '#server/integrations/connections/check-connection.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { HttpError } from '#server/kernel/http-error.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { requireOwnConnection } from './own-connection.ts'
import { refusalOf, requireReading } from './refusal.ts'

/** Own apps first, in their order; without those that the caller must not see. */
export const visibleApps = serve(getVisibleApps, async ({ params, caller, db, services }) => {
  const row = await requireOwnConnection(db, caller, params.connectionId)
  await services.limits.count('storeChecks', caller.organizationId)
  const outcome = await checkStored(db, services.connections, { ...row, market: caller.market })
  if (outcome === 'secret')
    throw new HttpError('CREDENTIALS_REFUSED', 'The stored key can’t be read any more.', {
      details: { reason: 'secret' },
    })
  if ('failure' in outcome) throw refusalOf(outcome.failure)
  requireReading(outcome.check)
  const { own, hidden } = await ownApps(db, caller, row.provider)
  const assigned = await assignedIn(db, caller, row.provider)
  const seen = outcome.check.apps ?? (await answering(services.connections, { ...row, market: caller.market }, own))
  const of = (trackId: string) => assigned.filter((one) => one.track_id === trackId)
  const told = seen.filter(({ trackId }) => !hidden.has(trackId))
  const content = told.map(({ trackId, title }): VisibleApp => {
    const known = own.find((app) => app.trackId === trackId)
    const primary = of(trackId).find((one) => one.is_primary && one.connection_id !== row.id)
    return {
      store: storeOf[row.provider],
      trackId,
      title: known?.title ?? title,
      iconUrl: known?.iconUrl ?? null,
      isOwn: known !== undefined,
      isAssigned: of(trackId).some((one) => one.connection_id === row.id),
      assignedTo: primary?.name ?? null,
    }
  })
  const place = ({ trackId, isOwn }: VisibleApp) =>
    isOwn ? own.findIndex((app) => app.trackId === trackId) : own.length
  return { content: content.toSorted((a, b) => place(a) - place(b)) }
})

/** Of the provider's store, oldest first, and the ids of those that the caller must not see. */
async function ownApps(db: Kysely<Schema>, caller: Caller, provider: Provider) {
  const rows = await db
    .selectFrom('project')
    .select(['id', 'track_id as trackId', 'title', 'icon_url as iconUrl'])
    .where('organisation_id', '=', caller.organizationId)
    .where('store', '=', storeOf[provider])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const permission = await permissionsOf(db, caller)
  const isHidden = ({ id }: { id: string }) => permission(id) === 'none'
  return {
    own: rows.filter((row) => !isHidden(row)),
    hidden: new Set(rows.filter(isHidden).map(({ trackId }) => trackId)),
  }
}

const assignedIn = (db: Kysely<Schema>, { organizationId }: Caller, provider: Provider) =>
  db
    .selectFrom('connection_app')
    .innerJoin('connection', (join) =>
      join
        .onRef('connection.organisation_id', '=', 'connection_app.organisation_id')
        .onRef('connection.id', '=', 'connection_app.connection_id'),
    )
    .select(['connection_id', 'connection.name', 'track_id', 'is_primary'])
    .where('connection_app.organisation_id', '=', organizationId)
    .where('connection_app.provider', '=', provider)
    .execute()
