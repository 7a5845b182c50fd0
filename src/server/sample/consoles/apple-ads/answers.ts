import { exactJson } from '#server/kernel/exact-json.ts'

/** Why a call, or one item of it, is refused, in Apple's form. */
export interface ConsoleError {
  code: string
  message: string
  details: { code: string; message: string; info?: { field: string } }[]
}

/** An error with one detail. */
export const errorOf = (code: string, message: string, field?: string): ConsoleError => ({
  code: 'INVALID_ARGUMENT',
  message: 'The request could not be processed.',
  details: [{ code, message, ...(field !== undefined && { info: { field } }) }],
})

export const answer = (result: unknown, more: object = {}): Response => json(200, { result, ...more, error: null })

export const refuse = (status: number, error: ConsoleError, headers: Record<string, string> = {}): Response =>
  json(status, { result: null, error }, headers)

/** With nothing but a code and a sentence. */
export const plainError = (code: string, message: string): ConsoleError => ({ code, message, details: [] })

export const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(exactJson(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** What Apple tells of the calls that are left, on every answer. */
export const rateHeaders = (isLimited: boolean, seconds: number): Record<string, string> => ({
  'ratelimit-limit': '5',
  'ratelimit-remaining': isLimited ? '0' : '4',
  'ratelimit-reset': String(seconds),
})
