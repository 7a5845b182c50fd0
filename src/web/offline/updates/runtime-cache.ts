import { RUNTIME_CACHE } from '#contract/worker/worker.ts'
import type { DeviceCache } from '../stores.ts'

const NAME = RUNTIME_CACHE satisfies DeviceCache

/** Whether pages that are cached as they are visited were opened in a version before, and the worker has none of this one's files yet. */
export async function isRuntimeCacheCleared(): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(NAME))) return false
  return (await (await caches.open(NAME)).keys()).length === 0
}
