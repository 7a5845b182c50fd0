import type { Kysely } from 'kysely'
import { permits } from '#contract/protocol/access.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import { editNeeded } from '#server/scope/all-apps.ts'
import { permissionsOf } from '#server/scope/app-permissions.ts'
import { connectedApps } from './connected-apps.ts'

/** The apps of a connection as a caller may deal with them. */
export interface Served {
  count: number
  /** Those that the caller must not see. */
  hidden: number
  /** Whether the caller may edit each of them. */
  editsAll: boolean
}

/** By connection; one that serves no app is left out. */
export async function servedApps(
  db: Kysely<Schema>,
  caller: Caller,
  connectionIds: readonly string[],
): Promise<Map<string, Served>> {
  if (connectionIds.length === 0) return new Map()
  const rows = await connectedApps(db, caller)
    .select(['connection_id', 'project.id'])
    .where('connection_id', 'in', connectionIds)
    .execute()
  const permission = await permissionsOf(db, caller)
  const byConnection = Map.groupBy(rows, (row) => row.connection_id)
  return new Map(
    [...byConnection].map(([connectionId, served]) => {
      const held = served.map(({ id }) => permission(id))
      const hidden = held.filter((one) => one === 'none').length
      return [connectionId, { count: held.length, hidden, editsAll: held.every((one) => permits(one, 'edit')) }]
    }),
  )
}

/** Whoever changes a connection changes what each of its apps gets. @throws HttpError FORBIDDEN with the number of hidden apps */
export async function requireEditOfServed(db: Kysely<Schema>, caller: Caller, connectionId: string): Promise<void> {
  if (caller.role !== 'member') return
  const served = (await servedApps(db, caller, [connectionId])).get(connectionId)
  if (!served || served.editsAll) return
  const { hidden } = served
  throw editNeeded('This connection serves apps that you may not edit: it is changed by who may edit all of them.', {
    hidden,
  })
}
