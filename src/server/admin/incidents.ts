import { sql } from 'kysely'
import { deleteIncident, getActiveIncidents, getIncidents, saveIncident } from '#contract/administration.ts'
import { audit } from '#server/audit/audit.ts'
import type { IncidentRow } from '#server/db/rows/administration.ts'
import { serve } from '#server/endpoints/serve.ts'

/** What holds now, most important first: a place with room for one shows the first. */
export const activeIncidents = serve(getActiveIncidents, async ({ db, services }) => {
  const now = services.clock()
  return db
    .selectFrom('incident')
    .select(['id', 'type', 'title', 'message', 'url'])
    .where('active_from', '<=', now)
    .where((row) => row.or([row('active_until', 'is', null), row('active_until', '>', now)]))
    .orderBy(sql`array_position(array['error', 'warning', 'info', 'rainbow'], type)`)
    .orderBy('active_from', 'desc')
    .orderBy('id')
    .execute()
})

export const allIncidents = serve(getIncidents, async ({ db }) => {
  const rows = await db.selectFrom('incident').selectAll().orderBy('active_from', 'desc').orderBy('id').execute()
  return rows.map(incidentOf)
})

export const recordIncident = serve(saveIncident, async ({ params, body, caller, db, services }) => {
  const { activeFrom, activeUntil, ...said } = body
  const values = {
    ...said,
    active_from: new Date(activeFrom),
    active_until: activeUntil === null ? null : new Date(activeUntil),
  }
  const row = await db
    .insertInto('incident')
    .values({ id: params.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  await audit(db, { action: 'incident-changed', actor: caller, note: `saved: ${row.title}` }, services.clock())
  return incidentOf(row)
})

export const removeIncident = serve(deleteIncident, async ({ params, caller, db, services }) => {
  const gone = await db.deleteFrom('incident').where('id', '=', params.id).returning('title').executeTakeFirst()
  if (gone)
    await audit(db, { action: 'incident-changed', actor: caller, note: `deleted: ${gone.title}` }, services.clock())
  return null
})

const incidentOf = ({ active_from, active_until, ...said }: IncidentRow) => ({
  ...said,
  activeFrom: active_from.toISOString(),
  activeUntil: active_until?.toISOString() ?? null,
})
