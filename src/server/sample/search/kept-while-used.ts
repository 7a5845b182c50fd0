import { LRUCache } from 'lru-cache'

const UNUSED_MS = 15 * 60_000
const LOOK_MS = 60_000

/**
 * A cache of what is large and can be made again: the oldest goes beyond `max`, and all of it once nobody has used it for a
 * quarter of an hour.
 */
export function keptWhileUsed<V extends object>(max: number): LRUCache<string, V> {
  const cache = new LRUCache<string, V>({ max, ttl: UNUSED_MS, ttlResolution: 0, perf: Date, updateAgeOnGet: true })
  setInterval(() => cache.purgeStale(), LOOK_MS).unref()
  return cache
}
