import { API_BASE, API_HEADER, USER_HEADER } from '#contract/protocol/endpoint.ts'
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { readSaved, save } from './bounded-cache.ts'

/** Maximum wait for the network if there is a saved answer, ms. */
const NETWORK_MS = 3000

/** A read that may be saved: pages name the user in those alone that the contract marks with `offline: 'cache'`. */
export function isKeptRead({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  const isRead = sameOrigin && request.method === 'GET' && url.pathname.startsWith(`${API_BASE}/`)
  return isRead && request.headers.has(USER_HEADER)
}

/**
 * Network first: any response of the server, or the user's last good answer if the network is too slow or the server is
 * down. A refusal (401, 403, 404) is an answer and is never replaced.
 */
export async function answerRead({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const userId = request.headers.get(USER_HEADER) ?? ''
  const live = fetch(withoutUser(request))
  const stored = live
    .then((response) => (isOurs(response) ? save('api', userId, request.url, response.clone()) : undefined))
    .catch(() => {})
  event.waitUntil(stored)

  const quick = await Promise.race([live.catch(() => null), after(NETWORK_MS)])
  if (quick && isOurs(quick) && quick.status < 500) return quick
  return (await readSaved('api', userId, request.url)) ?? quick ?? live
}

/** Not what a captive portal or a proxy says in the server's place, be it JSON. */
const isOurs = (response: Response) => response.headers.has(API_HEADER)

function withoutUser(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete(USER_HEADER)
  return new Request(request, { headers })
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))
