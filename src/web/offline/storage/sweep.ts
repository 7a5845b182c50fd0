import { SWEEP_DATABASE } from '../stores.ts'

/**
 * Makes the browser free the space of deleted rows immediately. Chromium only marks rows as deleted, which needs extra
 * space until it compacts; deleting a whole database, even an empty one, triggers the compaction. Never throws.
 */
export async function sweep(): Promise<void> {
  await settled(() => indexedDB.open(SWEEP_DATABASE))
  await settled(() => indexedDB.deleteDatabase(SWEEP_DATABASE))
}

function settled(ask: () => IDBOpenDBRequest): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = ask()
      const finish = () => {
        // A delete request has no database as its result.
        if (request.readyState === 'done' && !request.error) (request.result as IDBDatabase | undefined)?.close()
        resolve()
      }
      request.addEventListener('success', finish)
      request.addEventListener('error', finish)
    } catch {
      resolve()
    }
  })
}
