import * as v from 'valibot'
import {
  API_BASE,
  API_HEADER,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '#contract/protocol/endpoint.ts'
import { ErrorBody } from '#contract/protocol/errors.ts'
import { SAVED_AT_HEADER } from '#contract/worker/worker.ts'
import { ApiError } from './api-error.ts'
import { outcomes } from './outcomes.ts'

/** An answer with its time. */
export interface Answer<T> {
  data: T
  /** Device time at which the server gave the answer, ms since 1970. */
  at: number
}

export interface RequestOptions {
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  priority?: RequestPriority | undefined
}

/** Time-out while the server is known to be unreachable, ms. */
const OFFLINE_TIMEOUT_MS = 4000

/** One validated request, without token and without retry. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions = {},
): Promise<Answer<EndpointOutput<E>>> {
  const response = await send(endpoint, input, options)
  const savedAt = Date.parse(response.headers.get(SAVED_AT_HEADER) ?? '')
  const body = await readBody(response, options.signal)
  if (isFromIntermediary(response, options.headers?.['idempotency-key'])) {
    outcomes().onNoResponse()
    throw new ApiError('Answered by something else than the API', { kind: 'unavailable', status: response.status })
  }
  if (Number.isNaN(savedAt)) outcomes().onAnswered()
  else outcomes().onNoResponse()
  if (!response.ok) throw refusal(response, body)
  const parsed = v.safeParse(endpoint.response, response.status === 204 ? null : parseJson(body))
  if (!parsed.success) {
    throw new ApiError(`${endpoint.id}: ${v.summarize(parsed.issues)}`, { kind: 'malformed', status: response.status })
  }
  return { data: parsed.output as EndpointOutput<E>, at: Number.isNaN(savedAt) ? Date.now() : savedAt }
}

async function send(endpoint: Endpoint, input: object, options: RequestOptions): Promise<Response> {
  const timeoutMs = outcomes().isOffline() ? OFFLINE_TIMEOUT_MS : endpoint.timeoutMs
  const timeout = AbortSignal.timeout(timeoutMs)
  const { body } = input as { body?: unknown }
  try {
    return await fetch(urlOf(endpoint, input), {
      method: endpoint.method,
      headers: { ...options.headers, ...(body !== undefined && !endpoint.multipart && JSON_TYPE) },
      body: body === undefined ? null : endpoint.multipart ? formOf(body as object) : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      // The API never redirects, but a proxy redirects to its log-in.
      redirect: 'error',
      priority: options.priority ?? 'auto',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
  } catch (cause) {
    options.signal?.throwIfAborted()
    throw unanswered(cause, timeout.aborted)
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

/** Fields that are not given are left out. The browser names the boundary in the content type. */
function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields) as [string, string | File | undefined][])
    if (value !== undefined) form.append(name, value)
  return form
}

/** The address of an endpoint with these params and query. */
export function urlOf(endpoint: Endpoint, input: object): string {
  const { params = {}, query = {} } = input as { params?: Record<string, unknown>; query?: Record<string, unknown> }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return `${API_BASE}${path}${search && `?${search}`}`
}

async function readBody(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    signal?.throwIfAborted()
    throw unanswered(cause, cause instanceof DOMException && cause.name === 'TimeoutError')
  }
}

function unanswered(cause: unknown, isTimeout: boolean): ApiError {
  const kind = isTimeout && !outcomes().isOffline() ? 'timeout' : 'offline'
  outcomes().onNoResponse()
  return new ApiError('No answer', { kind, cause })
}

/**
 * Whether an intermediary answered in the server's place (a captive portal, a proxy's log-in or error page): without the
 * API's mark, which answers that earlier versions saved do not have yet, or with an "OK" to a write that does not echo
 * its key.
 */
function isFromIntermediary({ headers, ok }: Response, key: string | undefined): boolean {
  const isOurs = headers.has(API_HEADER) || headers.has(SAVED_AT_HEADER)
  return !isOurs || (ok && key !== undefined && headers.get('idempotency-key') !== key)
}

function refusal(response: Response, body: string): ApiError {
  const parsed = v.safeParse(ErrorBody, parseJson(body))
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return new ApiError(parsed.success ? parsed.output.message : `HTTP ${response.status}`, {
    status: response.status,
    code: parsed.success ? parsed.output.error : null,
    details: (parsed.success && parsed.output.details) || {},
    retryAfterMs: Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null,
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
