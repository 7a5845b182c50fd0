/**
 * `not-configured`: this server has no language model. `refused`: it will not answer this. `malformed`: it answered something
 * else than was asked for, also the second time. `timed-out`: no whole answer in time. `rate-limited`: it takes no more
 * questions for now. `day-limit`: the requests of the operator's day are used up. `unavailable`: no connection, a server that is not well, or one that does not take our key.
 */
export type ModelFailureKind =
  | 'not-configured'
  | 'refused'
  | 'malformed'
  | 'timed-out'
  | 'rate-limited'
  | 'day-limit'
  | 'unavailable'

/** A language model gave no usable answer. The message holds nothing of key, question or answer. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly kind: ModelFailureKind
  /** HTTP status, or 0. */
  readonly status: number
  /** The server's own word for it, such as `insufficient_quota`. */
  readonly code: string | undefined

  constructor(kind: ModelFailureKind, { status = 0, code }: { status?: number; code?: string | undefined } = {}) {
    super(`The language model gave no answer (${kind}).`)
    this.kind = kind
    this.status = status
    this.code = code
  }
}
