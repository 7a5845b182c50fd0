import { MEDIA_BASE } from '#contract/protocol/media.ts'
import { KEEP_HEADER, SAVED_AT_HEADER, workerCaches } from '#contract/worker/worker.ts'
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { drop, readSaved, save } from './bounded-cache.ts'
import { userOf } from './users.ts'

/** A picture of the media proxy, which is on our own origin. */
export function isPicture({ request, url, sameOrigin }: RouteMatchCallbackOptions): boolean {
  return sameOrigin && request.method === 'GET' && url.pathname.startsWith(`${MEDIA_BASE}/`)
}

/** A recently saved picture; otherwise the network's, or the saved one if the network fails. */
export async function answerPicture({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const keeper = request.headers.get(KEEP_HEADER)
  if (keeper !== null) return keepPicture(request, keeper)
  const userId = await userOf((event as FetchEvent).clientId)
  if (userId === null) return fetch(request)
  const seen = await readSaved('media', userId, request.url)
  const saved = seen ?? (await readSaved('keptMedia', userId, request.url))
  if (saved && isYoung(saved)) return saved
  const live = await fetch(request).catch(() => null)
  const kind = saved && !seen ? 'keptMedia' : 'media'
  const isGood = live !== null && isDrawable(live)
  if (isGood) event.waitUntil(save(kind, userId, request.url, live.clone()))
  return (isGood ? live : saved) ?? live ?? Response.error()
}

/** Saves a picture for the apps kept offline; moves it there if it was viewed recently. */
async function keepPicture(request: Request, userId: string): Promise<Response> {
  const kept = await readSaved('keptMedia', userId, request.url)
  if (kept && isYoung(kept)) return kept
  const seen = await readSaved('media', userId, request.url)
  const young = seen && isYoung(seen) ? seen : null
  const answer = young ?? (await fetch(withoutKeeper(request)))
  if (answer.ok && !isDrawable(answer)) return Response.error()
  await save('keptMedia', userId, request.url, answer.clone())
  if (young) await drop('media', userId, request.url)
  return answer
}

/** Not the page of a captive portal or a proxy. */
const isDrawable = ({ ok, headers }: Response) => ok && (headers.get('content-type')?.startsWith('image/') ?? false)

function withoutKeeper(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete(KEEP_HEADER)
  return new Request(request, { headers })
}

function isYoung(saved: Response): boolean {
  const age = Date.now() - Date.parse(saved.headers.get(SAVED_AT_HEADER) ?? '')
  return age < workerCaches.media.maxAgeMs
}
