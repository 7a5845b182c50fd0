import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { RUNTIME_CACHE, type FillState } from '#contract/worker/worker.ts'
import { hasOwnType } from './own-files.ts'

/** What versions before had in place of this cache. */
const FORMER_CACHE = 'storeglass-shelf'

/** A file that takes longer is asked for again later, ms. */
const PATIENCE_MS = 30_000

/** A file's name tells its contents: the kept one, else the network's, which is kept. */
export async function answerFromRuntimeCache({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(RUNTIME_CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  // On a full device it is only not kept.
  if (isOwn(request, response)) await cache.put(request, response.clone()).catch(() => {})
  return response
}

let filling: Promise<FillState> | null = null

/**
 * Fetches the next few of the files that are not there, side by side, and says how many are. Never throws: what failed is
 * missing at the next call. Pages ask again and again, because a browser ends a worker that is busy for long.
 */
export function fillRuntimeCache(files: readonly string[], count: number): Promise<FillState> {
  filling ??= fetchMissing(files, count).finally(() => {
    filling = null
  })
  return filling
}

async function fetchMissing(files: readonly string[], count: number): Promise<FillState> {
  const cache = await caches.open(RUNTIME_CACHE)
  const missing = await missingOf(cache, files)
  let saved = files.length - missing.length
  let full = false
  const bring = async (file: string) => {
    const request = new Request(addressOf(file), { signal: AbortSignal.timeout(PATIENCE_MS) })
    const response = await fetch(request)
    if (!isOwn(request, response)) return
    try {
      await cache.put(request, response)
      saved += 1
    } catch {
      full = true
    }
  }
  await Promise.allSettled(missing.slice(0, count).map(bring))
  return { saved, of: files.length, full }
}

/** Takes over what the version before has of these files, in whichever of its caches, before that is tidied up. */
export async function copyEqualFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE)
  for (const file of await missingOf(cache, files)) {
    const kept = await caches.match(addressOf(file))
    // A file that does not fit is fetched when there is room.
    if (kept) await cache.put(addressOf(file), kept).catch(() => {})
  }
}

/** Drops the files that this version does not have. */
export async function tidyRuntimeCache(files: readonly string[]): Promise<void> {
  await caches.delete(FORMER_CACHE)
  const cache = await caches.open(RUNTIME_CACHE)
  const own = new Set(files.map(addressOf))
  for (const request of await cache.keys()) if (!own.has(request.url)) await cache.delete(request)
}

async function missingOf(cache: Cache, files: readonly string[]): Promise<string[]> {
  const there = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter((file) => !there.has(addressOf(file)))
}

const addressOf = (file: string) => new URL(`/${file}`, location.href).href

const isOwn = (request: Request, response: Response) => hasOwnType(request, response) && !response.redirected
