import * as v from 'valibot'
import type { QueryRow } from '../storage/tables.ts'
import { deviceOrganisation, deviceUser } from '../storage/device-user.ts'
import { readLocal, removeLocal, writeLocal } from '../storage/local-item.ts'
import type { LocalKey } from '../stores.ts'
import { Time } from '../storage/time.ts'

const KEY = 'storeglass.unwritten' satisfies LocalKey
/** Characters as JSON: a fifth of the usual localStorage quota. */
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
 * Saves answers that are not in the database yet while the page is being left: the browser aborts open transactions
 * then, while localStorage is synchronous. The newest answers come first if they do not all fit.
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

/** Reads and removes what an earlier page saved for this user in this organisation; rows of others are deleted. */
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
