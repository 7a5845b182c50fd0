import type { OutboxDatabase } from '../storage/tables.ts'
import { DeviceError } from '../storage/device-error.ts'
import type { BoundCommand } from './bound-command.ts'
import { fresh, LATE_TRIES_AFTER_MS, MAX_COMMANDS, withRoom } from './queue.ts'
import type { FiledChange } from './read-changes.ts'

export interface ImportedEntries {
  /** Commands added to the queue, in order. */
  added: BoundCommand[]
  /** Number of commands that were already queued. */
  known: number
}

/**
 * Appends a file's commands to the queue, all or none, under their original ids, so that the server ignores those that
 * it has already applied. Resolves once they are on disk. Throws `DeviceError`.
 */
export async function importEntries(
  db: OutboxDatabase,
  changes: readonly FiledChange[],
  makeRoom: () => Promise<void>,
): Promise<ImportedEntries> {
  const byId = new Map(changes.map((one) => [one.row.id, one]))
  const run = withRoom(db, makeRoom, LATE_TRIES_AFTER_MS)
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
