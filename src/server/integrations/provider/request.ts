import * as v from 'valibot'
import type { Provider } from '#contract/connections/connection.ts'
import { ProviderFailure } from './provider-failure.ts'
import { readBytes } from './read-bytes.ts'
import { retryAfterOf } from './retry-after.ts'
import type { Send } from './send.ts'

/** An answer with a status of 4xx. */
export interface Refusal {
  status: number
  headers: Headers
  /** undefined: it is no JSON. */
  json: unknown
}

export interface Ask {
  provider: Provider
  send: Send
  /** Made anew for each try: a body can be sent once. */
  request: Request
  /** For the whole answer, ms. */
  timeoutMs?: number
  /** A longer answer is `unavailable`. */
  maxBytes?: number
  /** The caller's; what it breaks off counts as no answer. */
  signal?: AbortSignal | undefined
  /** What the provider means by a refusal. */
  failureOf: (refusal: Refusal) => ProviderFailure
  /** A write without a whole, good answer may have taken effect. */
  isWrite?: boolean
}

const TIMEOUT_MS = 20_000
const BYTES_MAX = 8 * 1024 * 1024

/** Of these it is certain that nothing was sent. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** Asks once and reads the bytes of a good answer (2xx). Redirects are refused. @throws ProviderFailure */
export async function askForBytes(ask: Ask): Promise<Uint8Array> {
  const { timeoutMs = TIMEOUT_MS, maxBytes = BYTES_MAX } = ask
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = ask.signal ? AbortSignal.any([ask.signal, timeout]) : timeout
  // Keys and tokens go where the configuration says, and nowhere else.
  const request = new Request(ask.request, { redirect: 'error', signal })
  let response: Response
  try {
    response = await ask.send(request)
  } catch (error) {
    // The gateway made no call.
    if (error instanceof ProviderFailure) throw error
    const code = codeOf(error)
    if (code !== null && NOT_CONNECTED.has(code)) throw failure(ask, 'unavailable', `could not be reached (${code})`)
    throw broken(ask, signal.aborted ? 'did not answer in time' : `did not answer${code ? ` (${code})` : ''}`)
  }
  const { status, headers } = response
  try {
    if (status >= 200 && status < 300) return await readBytes(response, maxBytes)
  } catch {
    throw broken(ask, signal.aborted ? 'did not answer in time' : 'broke off, or answered too much', status)
  }
  if (status < 400 || status >= 500) {
    await response.body?.cancel().catch(() => undefined)
    const retryAfterSeconds = retryAfterOf(headers, new Date())
    throw broken(ask, `answered ${status}`, status, retryAfterSeconds)
  }
  const bytes = await readBytes(response, maxBytes).catch(() => new Uint8Array())
  throw ask.failureOf({ status, headers, json: jsonOf(bytes) })
}

/** Asks once for JSON; null: the answer is empty. @throws ProviderFailure */
export async function askProvider(ask: Ask): Promise<unknown> {
  const bytes = await askForBytes(ask)
  if (bytes.byteLength === 0) return null
  const json = jsonOf(bytes)
  if (json === undefined) throw broken(ask, 'answered something else than JSON')
  return json
}

/** Asks once for JSON of a schema. @throws ProviderFailure, also where the answer is of another kind */
export async function askFor<T>(schema: v.GenericSchema<unknown, T>, ask: Ask): Promise<T> {
  const parsed = v.safeParse(schema, await askProvider(ask))
  if (parsed.success) return parsed.output
  throw broken(ask, `answered in another form (at ${v.getDotPath(parsed.issues[0]) ?? 'its root'})`)
}

function broken(ask: Ask, what: string, status: number | null = null, retryAfterSeconds: number | null = null) {
  return failure(ask, ask.isWrite === true ? 'unknown-outcome' : 'unavailable', what, { status, retryAfterSeconds })
}

/** Names the path alone: a query may hold a signature. The error of `fetch` is not passed on, it may name the address. */
function failure(
  { provider, request }: Ask,
  kind: 'unavailable' | 'unknown-outcome',
  what: string,
  options?: { status: number | null; retryAfterSeconds: number | null },
): ProviderFailure {
  const { pathname } = new URL(request.url)
  return new ProviderFailure(provider, kind, `${provider} ${what}: ${request.method} ${pathname}`, options)
}

function codeOf(error: unknown): string | null {
  const cause: unknown = error instanceof Error ? error.cause : null
  const code: unknown = cause instanceof Error && 'code' in cause ? cause.code : null
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : null
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
