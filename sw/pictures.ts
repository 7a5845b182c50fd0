import { MEDIA_BASE } from '#contract/media.ts'
import { SAVED_AT_HEADER, workerCaches } from '#contract/worker.ts'
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { readSaved, save } from './bounded-cache.ts'
import { userOf } from './users.ts'

/** A picture of the media proxy; all of them come from our own origin. */
export function isPicture({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith(`${MEDIA_BASE}/`)
}

/** The saved picture while it is young; otherwise the network's, and the saved one where there is no network. */
export async function answerPicture({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const userId = await userOf((event as FetchEvent).clientId)
  if (userId === null) return fetch(request)
  const saved = await readSaved('media', userId, request.url)
  if (saved && isYoung(saved)) return saved
  const live = await fetch(request).catch(() => null)
  if (live?.ok) event.waitUntil(save('media', userId, request.url, live.clone()))
  return (live?.ok ? live : saved) ?? live ?? Response.error()
}

function isYoung(saved: Response): boolean {
  const age = Date.now() - Date.parse(saved.headers.get(SAVED_AT_HEADER) ?? '')
  return age < workerCaches.media.maxAgeMs
}
