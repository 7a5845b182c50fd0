import type * as v from 'valibot'
import { ProviderFailure } from '../provider/provider-failure.ts'
import { askFor, askForBytes, type Ask } from '../provider/request.ts'
import { accessTokens, type AccountParts } from './access-tokens.ts'
import { googleFailure } from './google-failure.ts'

export interface GoogleCall {
  /** GET unless said otherwise. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** What breaks off may have taken effect. */
  isWrite?: boolean
  maxBytes?: number
  timeoutMs?: number
  signal?: AbortSignal | undefined
}

/** Google's interfaces, asked in a service account's name. Everything throws ProviderFailure. */
export interface GoogleApi {
  /** Only makes sure that the key is accepted. */
  signIn: (signal?: AbortSignal) => Promise<void>
  json: <T>(schema: v.GenericSchema<unknown, T>, call: GoogleCall) => Promise<T>
  bytes: (call: GoogleCall) => Promise<Uint8Array>
}

export function openGoogleApi(parts: AccountParts): GoogleApi {
  const { provider, send, clock } = parts
  const tokens = accessTokens(parts)

  function askOf({ method = 'GET', url, body, ...call }: GoogleCall, token: string): Ask {
    const headers: Record<string, string> = { ...call.headers, accept: '*/*', authorization: `Bearer ${token}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const timeoutMs = parts.timeoutMs ?? call.timeoutMs
    return {
      provider,
      send,
      request: new Request(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      signal: call.signal,
      isWrite: call.isWrite === true,
      ...(call.maxBytes === undefined ? {} : { maxBytes: call.maxBytes }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      failureOf: (refusal) => googleFailure(provider, refusal, clock()),
    }
  }

  /** A token may end before its time, as when its key is deleted: one more is asked for, and 401 wrote nothing. */
  async function withToken<T>(call: GoogleCall, ask: (ask: Ask) => Promise<T>): Promise<T> {
    const token = await tokens.get(call.signal)
    try {
      return await ask(askOf(call, token))
    } catch (error) {
      if (!(error instanceof ProviderFailure && error.status === 401)) throw error
      tokens.forget(token)
      return ask(askOf(call, await tokens.get(call.signal)))
    }
  }

  return {
    signIn: async (signal) => void (await tokens.get(signal)),
    json: (schema, call) => withToken(call, (ask) => askFor(schema, ask)),
    bytes: (call) => withToken(call, askForBytes),
  }
}
