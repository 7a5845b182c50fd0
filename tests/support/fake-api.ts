import { vi } from 'vitest'
// Calls take their token from the session, as in the app.
import '#web/session/token.ts'
export { ada, bob, tokensOf } from './users.ts'

export interface Asked {
  method: string
  /** Path with query. */
  url: string
  headers: Headers
  body: unknown
}

export type Answer = (asked: Asked) => Response | Promise<Response>

/** Stands at the end of the wire: everything that the code under test sends arrives here. Answers name the key of a write. */
export function fakeApi(answer: Answer): { asked: Asked[] } {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted()
    const one: Asked = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    }
    asked.push(one)
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
    const answered = Promise.resolve(answer(one)).then((response) => withKeyOf(one, response))
    return Promise.race([answered, aborted])
  })
  return { asked }
}

const KEY = 'idempotency-key'

/** As the server does it; `stranger`: as anything else in between. */
function withKeyOf({ headers }: Asked, response: Response): Response {
  const key = headers.get(KEY)
  if (key !== null && !strangers.has(response)) response.headers.set(KEY, key)
  return response
}

const strangers = new WeakSet<Response>()

/** Somebody else's answer, whatever it looks like. */
export function stranger(response: Response): Response {
  strangers.add(response)
  return response
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
export const refusal = (error: string, status: number, headers: Record<string, string> = {}) =>
  json({ error, message: error }, status, headers)
export const noContent = () => new Response(null, { status: 204 })
/** What `fetch` throws when there is no network or no server. */
export const noNetwork = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'))
export const isHealth = ({ url }: Asked) => url === '/api/healthz'
export const isRefresh = ({ url }: Asked) => url === '/api/auth/v1/token/refresh'
