import { API_HEADER } from '#contract/protocol/endpoint.ts'
import { errorStatus, type ErrorBody, type ErrorCode } from '#contract/protocol/errors.ts'
import type { HttpError } from './http-error.ts'

/** API responses concern one person: intermediaries must not cache them. */
const apiHeaders = { 'cache-control': 'no-store', [API_HEADER]: '1' }

/** `body` is JSON, as text or in the encoding that `headers` name; null: no body. */
export function jsonAnswer(
  status: number,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Record<string, string> = {},
): Response {
  const type: Record<string, string> = body === null ? {} : { 'content-type': 'application/json; charset=utf-8' }
  return new Response(body, { status, headers: { ...apiHeaders, ...type, ...headers } })
}

export function failureAnswer(failure: HttpError): Response {
  const { code, message, details } = failure
  const body: ErrorBody = details ? { error: code, message, details } : { error: code, message }
  return jsonAnswer(errorStatus[code], JSON.stringify(body), { ...retryAfter(code), ...failure.headers })
}

/** Clients honour an explicit delay, and guess without one. Seconds. */
function retryAfter(code: ErrorCode): Record<string, string> {
  return errorStatus[code] === 429 || errorStatus[code] === 503 ? { 'retry-after': '5' } : {}
}
