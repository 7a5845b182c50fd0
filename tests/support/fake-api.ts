import { vi } from 'vitest'
import type { Identity, TokenResponse } from '#contract/auth/auth.ts'

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

export const ada: Identity = {
  userId: '11111111-1111-4111-8111-111111111111',
  organizationId: '22222222-2222-4222-8222-222222222222',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Canary-Lovelace',
  role: 'owner',
  internal: false,
  demo: false,
  market: 'sample',
  expiresAt: 0,
}
export const bob: Identity = {
  ...ada,
  userId: '33333333-3333-4333-8333-333333333333',
  organizationId: '44444444-4444-4444-8444-444444444444',
  email: 'bob@example.org',
  firstName: 'Bob',
}

let issued = 0
/** A token response; each has another access token. */
export const tokensOf = (identity: Identity, lifetimeSeconds = 600): TokenResponse => {
  issued += 1
  const payload = btoa(JSON.stringify({ iat: 0, exp: lifetimeSeconds, jti: issued }))
  return { accessToken: `h.${payload}.${issued}`, identity }
}
