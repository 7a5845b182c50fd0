import type { Capability, Provider } from '#contract/connections/connection.ts'

/**
 * `credentials`: the key is not accepted; `permission`: it may not do this; `agreements`: the account holder has to
 * accept agreements; `api-off`: the interface is not switched on for the key's project; `account`: there is no such
 * account for this key; `not-found`: there is no such thing, or this key does not see it; `refused`: the provider does
 * not accept the input, `detail` says why; `rate-limited`: too many calls; `unavailable`: no answer, or none that can be
 * used; nothing was written; `unknown-outcome`: a write of which is not known whether it took effect: read before it is
 * sent again.
 */
export type ProviderFailureKind =
  | 'credentials'
  | 'permission'
  | 'agreements'
  | 'api-off'
  | 'account'
  | 'not-found'
  | 'refused'
  | 'rate-limited'
  | 'unavailable'
  | 'unknown-outcome'

/** A call to a provider failed. The message is for the log: it holds no secret and nothing of an answer's content. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly provider: Provider
  readonly kind: ProviderFailureKind
  /** HTTP status; null: there was no answer. */
  readonly status: number | null
  /** What the provider asked for itself (Retry-After, or its own header); null: it did not say. */
  readonly retryAfterSeconds: number | null
  /** The provider's own sentence about the input, cut to 300 characters, to be shown to the person who entered it. */
  readonly detail: string | null
  /** What it says of single parts of the input, as far as it names them. */
  readonly attributes: readonly RefusedAttribute[]

  constructor(
    provider: Provider,
    kind: ProviderFailureKind,
    message: string,
    options: {
      status?: number | null
      retryAfterSeconds?: number | null
      detail?: string | null
      attributes?: readonly RefusedAttribute[]
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.provider = provider
    this.kind = kind
    this.status = options.status ?? null
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.detail = options.detail?.slice(0, DETAIL_MAX) ?? null
    this.attributes = (options.attributes ?? []).map(({ name, detail }) => ({
      name,
      detail: detail.slice(0, DETAIL_MAX),
    }))
  }
}

/** A part of the input that was not accepted, by the provider's name for it, with its own sentence. */
export interface RefusedAttribute {
  name: string
  detail: string
}

/** Characters of a provider's sentence. */
const DETAIL_MAX = 300

/** What a check learned of one capability. */
export interface CheckedRight {
  capability: Capability
  state: 'granted' | 'missing' | 'not-tried' | 'not-used' | 'unknown'
  /** Missing because the interface that it needs is not switched on for the key's project. */
  isApiOff?: true
}
