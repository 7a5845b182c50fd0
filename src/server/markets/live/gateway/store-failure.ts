import type { SourceName } from '#contract/market/sources.ts'
import type { Store } from '#contract/store.ts'

/**
 * `rate-limited`: 429; `refused`: 403, which Apple answers to too many calls; `server-error`: 5xx; `timeout`: no whole
 * answer in time; `unreachable`: no connection, or one that broke; `malformed`: an answer that can't be what was asked
 * for, such as a web page, half a text or an unknown shape.
 */
export type FailureKind = 'rate-limited' | 'refused' | 'server-error' | 'timeout' | 'unreachable' | 'malformed'

/** One call to a store failed: thrown by what a gateway's `fetch` does, and by nothing else. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly kind: FailureKind
  /** What the store asked for itself (Retry-After); null: it did not say. */
  readonly retryAfterSeconds: number | null

  constructor(
    kind: FailureKind,
    message: string,
    options: { retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

/** A store does not answer just now and nothing good was kept; `cause` says why. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable'
  readonly store: Store
  /** When asking again makes sense, whole seconds, at least 1. */
  readonly retryAfterSeconds: number

  constructor(store: Store, retryAfterMs: number, cause?: unknown) {
    super(`The store does not answer (${store}).`, { cause })
    this.store = store
    this.retryAfterSeconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
  }
}

/** What a store answers, or why it does not: for callers that have another source to go on with. */
export async function orFailure<T>(
  answer: Promise<T>,
): Promise<{ answer: T; failure: null } | { answer: null; failure: StoreUnavailable }> {
  try {
    return { answer: await answer, failure: null }
  } catch (failure) {
    if (!(failure instanceof StoreUnavailable)) throw failure
    return { answer: null, failure }
  }
}

/** Staff may switch it on, which is seen when it is asked for again. */
const OFF_RETRY_MS = 10 * 60_000

/** The source that would have to be asked is switched off, and nothing good was kept of it. */
export class SourceOff extends StoreUnavailable {
  readonly source: SourceName

  constructor(store: Store, source: SourceName) {
    super(store, OFF_RETRY_MS)
    this.source = source
  }
}

/** What an HTTP status of a store means; null: a good one. 404 is for the caller to judge: it may be an answer. */
export function failureOfStatus(status: number, headers: Headers, now: Date): StoreFailure | null {
  if (status >= 200 && status < 300) return null
  const retryAfterSeconds = retryAfter(headers.get('retry-after'), now)
  const failure = (kind: FailureKind) => new StoreFailure(kind, `The store answered ${status}`, { retryAfterSeconds })
  if (status === 429) return failure('rate-limited')
  if (status === 401 || status === 403) return failure('refused')
  return failure(status >= 500 ? 'server-error' : 'malformed')
}

/** Seconds of a Retry-After header, which holds a number of them or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}
