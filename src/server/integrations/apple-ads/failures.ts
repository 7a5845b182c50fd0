import * as v from 'valibot'
import { ProviderFailure, type ProviderFailureKind } from '../provider/provider-failure.ts'
import type { Refusal } from '../provider/request.ts'
import { retryAfterOf } from '../provider/retry-after.ts'
import type { Operation } from './operations.ts'

/** Apple's error, of a call as a whole or of one item of a bulk write. */
export const ApiError = v.object({
  code: v.nullish(v.string(), null),
  message: v.nullish(v.string(), null),
  details: v.nullish(
    v.array(v.object({ code: v.nullish(v.string(), null), message: v.nullish(v.string(), null) })),
    [],
  ),
})
export type ApiError = v.InferOutput<typeof ApiError>

/** The more exact of its codes and sentences. */
export function meaningOf({ code, message, details }: ApiError): { code: string | null; detail: string | null } {
  return { code: wordOf(details[0]?.code) ?? wordOf(code), detail: withoutTokens(details[0]?.message ?? message) }
}

/** Of an answer with a status of 4xx. */
export function failureOfStatus(operation: Operation, { status, headers, json }: Refusal): ProviderFailure {
  const parsed = v.safeParse(v.object({ error: ApiError }), json)
  return failure(
    operation,
    kindOfStatus(status, operation),
    status,
    headers,
    parsed.success ? parsed.output.error : null,
  )
}

/** Of an answer with status 200 that says it failed. */
export function failureOfError(operation: Operation, status: number, error: unknown): ProviderFailure {
  const parsed = v.safeParse(ApiError, error)
  const known = parsed.success ? parsed.output : null
  return failure(operation, kindOfCode(known?.code ?? '', operation), status, null, known)
}

/** What an operation without a good answer leaves behind. */
export const noAnswerKind = ({ isWrite }: Operation): ProviderFailureKind =>
  isWrite ? 'unknown-outcome' : 'unavailable'

/** Of input that is not sent because Apple's rules, or ours, do not allow it. */
export const refusedHere = (detail: string): ProviderFailure =>
  new ProviderFailure('apple-ads', 'refused', `apple-ads was not asked: ${detail}`, { detail })

function kindOfStatus(status: number, operation: Operation): ProviderFailureKind {
  if (status === 401) return 'credentials'
  if (status === 403) return 'permission'
  if (status === 404) return 'not-found'
  if (status === 408) return noAnswerKind(operation)
  return status === 429 ? 'rate-limited' : 'refused'
}

function kindOfCode(code: string, operation: Operation): ProviderFailureKind {
  if (/UNAUTH/i.test(code)) return 'credentials'
  if (/FORBIDDEN|PERMISSION|ACCESS_DENIED/i.test(code)) return 'permission'
  if (/NOT_FOUND/i.test(code)) return 'not-found'
  if (/RATE_LIMIT|TOO_MANY_REQUESTS/i.test(code)) return 'rate-limited'
  return /INTERNAL|SERVER_ERROR|UNAVAILABLE|TIMEOUT/i.test(code) ? noAnswerKind(operation) : 'refused'
}

function failure(
  { method, path }: Operation,
  kind: ProviderFailureKind,
  status: number,
  headers: Headers | null,
  error: ApiError | null,
): ProviderFailure {
  const { code, detail } = error ? meaningOf(error) : { code: null, detail: null }
  const message = `apple-ads answered ${status}${code ? ` ${code}` : ''}: ${method} ${path}`
  const tellsInput = kind === 'refused' || kind === 'not-found'
  const retryAfterSeconds = kind === 'rate-limited' && headers ? waitOf(headers) : null
  return new ProviderFailure('apple-ads', kind, message, {
    status,
    retryAfterSeconds,
    detail: tellsInput ? detail : null,
  })
}

/** Retry-After is meant for this very call; RateLimit-Reset, seconds too, for the window. */
function waitOf(headers: Headers): number | null {
  const reset = headers.get('ratelimit-reset')?.trim() ?? ''
  return retryAfterOf(headers, new Date()) ?? (/^\d{1,6}$/.test(reset) ? Number(reset) : null)
}

/** Codes are words; anything else may hold what must not be logged. */
const wordOf = (code: string | null | undefined) => (code && /^[A-Za-z_]{1,60}$/.test(code) ? code : null)

/** An answer that repeats what was sent must not carry the token on. */
const withoutTokens = (text: string | null | undefined) =>
  text?.replace(/\b(?:Bearer\s+\S+|[\w-]{20,}\.[\w-]{20,}(?:\.[\w-]*)*)/g, '…') ?? null
