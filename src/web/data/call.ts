import * as v from 'valibot'
import { API_BASE, type Endpoint, type EndpointInput, type EndpointOutput } from '#contract/endpoint.ts'
import { ErrorBody } from '#contract/errors.ts'
import { ApiError } from './api-error.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
}

/** Calls an endpoint. Throws `ApiError`; an aborted call throws the signal's reason. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: object }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams(query as Record<string, string>).toString()
  const response = await fetch(`${API_BASE}${path}${search && `?${search}`}`, {
    method: endpoint.method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
    },
    body: body ? JSON.stringify(body) : null,
    signal: options.signal ?? null,
  }).catch((cause: unknown) => {
    throw new ApiError('No answer', { kind: 'offline', cause })
  })
  const json: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (!response.ok) {
    const error = v.safeParse(ErrorBody, json)
    throw new ApiError('Refused', { status: response.status, code: error.success ? error.output.error : null })
  }
  const parsed = v.safeParse(endpoint.response, json)
  if (!parsed.success) throw new ApiError('Malformed', { kind: 'malformed', status: response.status })
  return parsed.output as EndpointOutput<E>
}
