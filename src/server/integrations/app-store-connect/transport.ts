import type * as v from 'valibot'
import type { ClientParts } from '#server/integrations/provider/client.ts'
import type { AppStoreConnectCredentials } from '#server/integrations/provider/credentials.ts'
import { ProviderFailure } from '#server/integrations/provider/provider-failure.ts'
import { askFor, askForBytes, type Ask } from '#server/integrations/provider/request.ts'
import type { Send } from '#server/integrations/provider/send.ts'
import { callsIn, type Calls } from './call-limit.ts'
import { failureOf } from './failure.ts'
import { createTokens } from './token.ts'

export type AppStoreConnectParts = ClientParts<AppStoreConnectCredentials> & { baseUrl: string }

/** Time for a report, ms. */
const REPORT_MS = 60_000

type Schema<T> = v.GenericSchema<unknown, T>
export type Query = Record<string, string>

/** How App Store Connect is asked. Paths begin with `/v1/`; all calls reject with a ProviderFailure. */
export interface Transport {
  get: <T>(schema: Schema<T>, path: string, query?: Query, signal?: AbortSignal) => Promise<T>
  /** An address that Apple gave, refused unless it is one of the same origin. */
  follow: <T>(schema: Schema<T>, url: string, signal?: AbortSignal) => Promise<T>
  /** Sends once: what has an unknown outcome is not repeated. */
  write: <T>(schema: Schema<T>, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) => Promise<T>
  /** A report's bytes, as Apple packed them. */
  bytes: (
    path: string,
    query: Query,
    limit: { maxBytes: number; signal?: AbortSignal | undefined },
  ) => Promise<Uint8Array>
  /** What the last answer said; null: none did. */
  calls: () => Calls | null
}

export function createTransport({ baseUrl, credentials, send, clock }: AppStoreConnectParts): Transport {
  const tokens = createTokens(credentials, clock)
  const { origin } = new URL(baseUrl)
  let calls: Calls | null = null

  const counting: Send = async (request) => {
    const response = await send(request)
    calls = callsIn(response.headers) ?? calls
    return response
  }

  type Wanted = { method: string; url: string; body?: unknown; accept?: string }
  const askOf = async ({ method, url, body, accept }: Wanted): Promise<Ask> => {
    const headers: Record<string, string> = { authorization: `Bearer ${await tokens.current()}` }
    if (accept !== undefined) headers['accept'] = accept
    if (body !== undefined) headers['content-type'] = 'application/json'
    return {
      provider: 'app-store-connect',
      send: counting,
      request: new Request(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) }),
      failureOf: (refusal) => failureOf(refusal, clock()),
      isWrite: method !== 'GET',
    }
  }

  /** Apple answers good keys with 401 now and then, so one counts only when it comes twice; nothing was done by then. */
  async function twice<T>(once: () => Promise<T>): Promise<T> {
    try {
      return await once()
    } catch (error) {
      if (!(error instanceof ProviderFailure) || error.kind !== 'credentials') throw error
      tokens.forget()
      return once()
    }
  }

  const urlOf = (path: string, query: Query = {}) => {
    const search = new URLSearchParams(query).toString()
    return `${baseUrl}${path}${search && `?${search}`}`
  }
  const getUrl = <T>(schema: Schema<T>, url: string, signal?: AbortSignal) =>
    twice(async () => askFor(schema, { ...(await askOf({ method: 'GET', url })), signal }))

  return {
    get: (schema, path, query, signal) => getUrl(schema, urlOf(path, query), signal),
    async follow(schema, url, signal) {
      if (!URL.canParse(url) || new URL(url).origin !== origin)
        throw new ProviderFailure('app-store-connect', 'unavailable', 'app-store-connect named a page of another host')
      return getUrl(schema, url, signal)
    },
    write: (schema, method, path, body) =>
      twice(async () => askFor(schema, await askOf({ method, url: urlOf(path), body }))),
    bytes: (path, query, { maxBytes, signal }) =>
      twice(async () => {
        const accept = 'application/a-gzip, application/json'
        return askForBytes({
          ...(await askOf({ method: 'GET', url: urlOf(path, query), accept })),
          maxBytes,
          signal,
          timeoutMs: REPORT_MS,
        })
      }),
    calls: () => calls,
  }
}
