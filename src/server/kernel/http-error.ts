import type { ErrorCode } from '#contract/protocol/errors.ts'

/**
 * Thrown by handlers and converted to the error body. `details` must contain no secrets and no input; SECOND_STEP alone hands
 * out a ticket, to whoever has just taken the first step of a log-in.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly details: Record<string, string | number | string[]> | undefined
  readonly headers: Record<string, string>
  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: Record<string, string | number | string[]>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.code = code
    this.details = options.details
    this.headers = options.headers ?? {}
  }
}
