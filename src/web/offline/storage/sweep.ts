import { SWEEP_DATABASE } from '../stores.ts'

/**
 * Makes the browser give back the room of deleted rows at once. Chromium only marks them as deleted, which takes up more
 * room until it tidies up; the deletion of a whole database, even of an empty one, makes it tidy up. Never throws.
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
        // Nothing is left to be given where the request was for a deletion.
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
