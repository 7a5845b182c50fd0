import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { RUNTIME_CACHE } from '#contract/worker/worker.ts'
import { hasOwnType } from './own-files.ts'

/** How the files begin of the account's pages and of the first log-in's guide (vite.config.ts). */
export const runtimeFiles = ['account', 'team', 'onboarding'].map((name) => `/assets/${name}-`)

export const isRuntimeFile = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && runtimeFiles.some((start) => url.pathname.startsWith(start))

/** Such a file never changes under its name: the kept file, else the network's, which is kept. */
export async function answerFromRuntimeCache({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const cache = await caches.open(RUNTIME_CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const response = await fetch(request)
  // On a full device it is only not kept.
  if (hasOwnType(request, response) && !response.redirected) await cache.put(request, response.clone()).catch(() => {})
  return response
}

/** Drops the files of the version before. That there was something tells the pages to fetch them anew. */
export async function clearRuntimeCache(): Promise<void> {
  if (!(await caches.has(RUNTIME_CACHE))) return
  const cache = await caches.open(RUNTIME_CACHE)
  for (const request of await cache.keys()) await cache.delete(request)
}
