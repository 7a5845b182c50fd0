import type { RouteHandlerCallbackOptions } from 'workbox-core'
import { RUNTIME_CACHE, type FillState } from '#contract/worker/worker.ts'
import { hasOwnType } from './own-files.ts'

/** The name of this cache in earlier versions. */
const FORMER_CACHE = 'storeglass-shelf'

/** Timeout of one file, ms; it is requested again later. */
const TIMEOUT_MS = 30_000
/** Maximum wait for the slowest file of a batch, ms. */
const BATCH_WAIT_MS = 5000

/** Cache first: the file's name contains a hash of its contents. */
export async function answerFromRuntimeCache({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(RUNTIME_CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  // On a full device the file is served without being saved.
  if (isOwn(request, response)) await cache.put(request, response.clone()).catch(() => {})
  return response
}

/** Files being downloaded. */
const inFlight = new Set<string>()

/**
 * Downloads up to `count` of the missing files concurrently and resolves to the number of files present; a slow one
 * does not hold up the others. Never throws: failed files are still missing at the next call. Pages call it repeatedly,
 * because browsers terminate a worker that is busy for long.
 */
export async function fillRuntimeCache(files: readonly string[], count: number): Promise<FillState> {
  const cache = await caches.open(RUNTIME_CACHE)
  const missing = (await missingOf(cache, files)).filter((file) => !inFlight.has(file))
  const next = missing.slice(0, Math.max(0, count - inFlight.size))
  let full = false
  const fetchFile = async (file: string) => {
    inFlight.add(file)
    try {
      const request = new Request(addressOf(file), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      const response = await fetch(request)
      if (isOwn(request, response)) await cache.put(request, response).catch(() => (full = true))
    } finally {
      inFlight.delete(file)
    }
  }
  const slow = new Promise((resolve) => setTimeout(resolve, BATCH_WAIT_MS))
  await Promise.race([Promise.allSettled(next.map(fetchFile)), slow])
  return { saved: files.length - (await missingOf(cache, files)).length, of: files.length, full }
}

/** Copies these files from any cache of the previous version, before that version's caches are deleted. */
export async function copyEqualFiles(files: readonly string[]): Promise<void> {
  const cache = await caches.open(RUNTIME_CACHE)
  for (const file of await missingOf(cache, files)) {
    const kept = await caches.match(addressOf(file))
    // A file that does not fit is downloaded later.
    if (kept) await cache.put(addressOf(file), kept).catch(() => {})
  }
}

/** Deletes files that this version does not have. */
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
