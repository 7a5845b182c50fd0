import { workerCacheName, type WorkerCache } from '#contract/worker/worker.ts'
import type { Scope } from './kept-scope.ts'
import { cacheStorage } from '../abilities/browser-abilities.ts'

type Pictures = Extract<WorkerCache, 'media' | 'keptMedia'>

const addressOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function cacheOf(kind: WorkerCache, userId: string): Promise<Cache | null> {
  const name = workerCacheName(kind, userId)
  // Reading must not create the cache of a user who has logged out.
  const caches = cacheStorage()
  return caches && (await caches.has(name)) ? caches.open(name) : null
}

/** The pictures that the worker has saved for the user: bytes by address. */
export async function savedPictures(kind: Pictures, userId: string): Promise<Map<string, number>> {
  const cache = await cacheOf(kind, userId)
  if (!cache) return new Map()
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
  return new Map(
    requests.map((request, place) => [
      addressOf(request),
      Number(responses[place]?.headers.get('content-length') ?? Number.NaN) || 0,
    ]),
  )
}

/** Whether the worker has saved a picture for the user, by its address; asks each cache once. */
export async function isPictureSaved(userId: string): Promise<(address: string) => boolean> {
  const kinds: readonly Pictures[] = ['media', 'keptMedia']
  const requests = await Promise.all(kinds.map(async (kind) => (await cacheOf(kind, userId))?.keys() ?? []))
  const saved = new Set(requests.flat().map(addressOf))
  return (address) => saved.has(address)
}

/** Deletes the pictures that match `isGone`. */
export async function dropPictures(
  kind: Pictures,
  userId: string,
  isGone: (address: string) => boolean,
): Promise<void> {
  await dropWhere(kind, userId, isGone)
}

/** Deletes the worker's copies of answers about certain apps. */
export async function dropCopies(userId: string, isAbout: Scope): Promise<void> {
  await dropWhere('api', userId, (address) => isAbout(decodeURIComponent(address)))
}

/** Deletes the pages saved for the next start. */
export const dropLastPages = (userId: string): Promise<void> => dropWhere('pages', userId, () => true)

async function dropWhere(kind: WorkerCache, userId: string, isGone: (address: string) => boolean): Promise<void> {
  const cache = await cacheOf(kind, userId)
  if (!cache) return
  const requests = await cache.keys()
  const gone = requests.filter((request) => isGone(addressOf(request)))
  await Promise.all(gone.map((request) => cache.delete(request)))
}
