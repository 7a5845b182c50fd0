import type { OutboxDatabase } from '../storage/tables.ts'
import { DeviceError } from '../storage/device-error.ts'
import type { BoundCommand } from './bound-command.ts'
import { fresh, MAX_COMMANDS, withRoom } from './queue.ts'
import type { FiledChange } from './read-changes.ts'

export interface ImportedEntries {
  /** What waits now because of it, in order. */
  added: BoundCommand[]
  /** How many waited already. */
  known: number
}

/**
 * Queues the writes of a file behind what waits, all or none, under the ids that they have: the server does none that it
 * has done. Resolves once they are on the disk. Throws `DeviceError`.
 */
export async function importEntries(
  db: OutboxDatabase,
  changes: readonly FiledChange[],
  makeRoom: () => Promise<void>,
): Promise<ImportedEntries> {
  const byId = new Map(changes.map((one) => [one.row.id, one]))
  const run = withRoom(db, makeRoom)
  return run(() =>
    db.transaction('rw', db.commands, async () => {
      const waiting = await db.commands.toArray()
      const known = new Set(waiting.map(({ id }) => id))
      const added = [...byId.values()].filter(({ row }) => !known.has(row.id))
      if (waiting.length + added.length > MAX_COMMANDS) throw new DeviceError('full')
      await db.commands.bulkAdd(added.map(rowOf))
      return { added: added.map(({ command }) => command), known: byId.size - added.length }
    }),
  )
}

const rowOf = ({ row, command: { lane, entities } }: FiledChange) => ({
  ...row,
  lane,
  entities: [...entities],
  ...fresh,
})
