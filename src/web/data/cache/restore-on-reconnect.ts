import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { getQueryClient } from './query-client.ts'
import { restore } from './restore.ts'
import type { Restorable } from './store-key.ts'

/**
 * Restores what pages needed while the database was unavailable, as soon as it is back. Returns a function that stops
 * it.
 */
export function restoreOnReconnect(): () => void {
  return deviceStorage.subscribe(() => {
    if (deviceStorage.get() !== 'ok') return
    // Every query was created by `read`, or is not saved.
    const queries = getQueryClient().getQueryCache().getAll() as unknown as Restorable[]
    void restore(queries.filter(({ meta }) => meta?.kept))
  })
}
