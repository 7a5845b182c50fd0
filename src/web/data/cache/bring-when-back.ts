import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { getQueryClient } from './query-client.ts'
import { restore } from './restore.ts'
import type { Restorable } from './store-key.ts'

/** What pages looked for while the device's database was away is brought as soon as it is back. Returns what stops it. */
export function bringWhenBack(): () => void {
  return deviceStorage.subscribe(() => {
    if (deviceStorage.get() !== 'ok') return
    // Every query is made by `read`, or kept by nobody.
    const queries = getQueryClient().getQueryCache().getAll() as unknown as Restorable[]
    void restore(queries.filter(({ meta }) => meta?.kept))
  })
}
