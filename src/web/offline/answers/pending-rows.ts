import * as v from 'valibot'
import type { QueryRow } from '../storage/tables.ts'
import { deviceOrganisation, deviceUser } from '../storage/device-user.ts'
import { readLocal, removeLocal, writeLocal } from '../storage/local-item.ts'
import type { LocalKey } from '../stores.ts'
import { Time } from '../storage/time.ts'

const KEY = 'storeglass.unwritten' satisfies LocalKey
/** Characters as JSON: a fifth of what browsers let a site keep there. */
const MAX_SIZE = 1_000_000

export type PendingRow = Omit<QueryRow, 'usedAt' | 'size'>

const Row = v.object({
  key: v.string(),
  endpointId: v.string(),
  input: v.unknown(),
  data: v.unknown(),
  updatedAt: Time,
})
const Unwritten = v.object({
  userId: v.string(),
  organizationId: v.nullable(v.string()),
  rows: v.array(Row),
})

/**
 * Puts down what the database does not have yet while the page is being left: the browser gives up a transaction that is
 * under way then, and this is done at once. The latest answers come first where there is not room for all.
 */
export function stashPendingRows(rows: readonly PendingRow[]): void {
  const userId = deviceUser.get()
  if (userId === null || rows.length === 0) return
  const byKey = new Map([...ofNow(), ...rows].map((row) => [row.key, row]))
  const latestFirst = [...byKey.values()].sort((a, b) => b.updatedAt - a.updatedAt)
  let room = MAX_SIZE
  const fitting = latestFirst.filter((row) => (room -= JSON.stringify(row).length) >= 0)
  writeLocal(KEY, { userId, organizationId: deviceOrganisation.get(), rows: fitting })
}

/** Takes what an earlier page put down for this user in this organisation; what is of others is forgotten. */
export function takePendingRows(): PendingRow[] {
  const rows = ofNow()
  removeLocal(KEY)
  return rows
}

function ofNow(): PendingRow[] {
  const found = readLocal(KEY, Unwritten)
  const isOurs = found?.userId === deviceUser.get() && found.organizationId === deviceOrganisation.get()
  return isOurs ? found.rows : []
}
