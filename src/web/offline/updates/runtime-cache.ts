import { SHELF_CACHE } from '#contract/worker/worker.ts'
import type { DeviceCache } from '../stores.ts'

const NAME = SHELF_CACHE satisfies DeviceCache

/** Whether pages of the shelf were opened once, in a version before, and the worker has none of this one's files yet. */
export async function isShelfCleared(): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(NAME))) return false
  return (await (await caches.open(NAME)).keys()).length === 0
}
