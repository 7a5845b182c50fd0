import { session } from '#web/session/session-store.ts'
import { freeSpace } from '#web/offline/storage/free-space.ts'
import { wakeOutbox } from '#web/offline/outbox/outbox.ts'
import { CHANGES_FILE_MAX } from '#web/offline/outbox/holds-changes.ts'
import { readChanges, type NotTaken, type ReadChanges } from '#web/offline/outbox/read-changes.ts'
import { importEntries, type ImportedEntries } from '#web/offline/outbox/import-entries.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { commandNames, commands } from './registry.ts'

export type FileTaken = ImportedEntries & Pick<ReadChanges, 'unreadable'>

/**
 * Queues the changes of an exported file and sends them as soon as the server is reachable. Resolves once they are
 * stored on the device. Throws `DeviceError` if it can't store them.
 */
export async function importChanges(file: File): Promise<FileTaken | NotTaken> {
  const { identity } = session.get()
  if (!identity) throw new Error('Nobody is signed in')
  if (file.size > CHANGES_FILE_MAX) return 'tooLarge'
  const { userId } = identity
  // A file that was deleted or modified since it was chosen can't be read.
  const text = await file.text().catch(() => '')
  await commands.load(commandNames)
  const read = readChanges(text, userId, commands.bind, Date.now())
  if (typeof read === 'string') return read
  const db = await userDatabase('outbox', userId)
  const taken = await importEntries(db, read.changes, async () => freeSpace(await userDatabase('data', userId)))
  wakeOutbox()
  return { ...taken, unreadable: read.unreadable }
}
