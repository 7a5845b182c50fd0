import type { Endpoint, EndpointAnswer, EndpointRequest } from '#contract/protocol/endpoint.ts'
import type { ErrorCode } from '#contract/protocol/errors.ts'
import type { Identity } from '#contract/auth/auth.ts'
import type { Kysely, Transaction } from 'kysely'
import type { AccessTokens } from '#server/kernel/access-token.ts'
import type { RateLimits } from '#server/kernel/rate-limits.ts'
import type { Config } from '#server/kernel/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { DailyJobs } from '#server/jobs/daily/daily-jobs.ts'
import type { JobStates } from '#server/jobs/job-states.ts'
import type { RankedKeywordJobs } from '#server/jobs/ranked-keywords/ranked-keywords.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Media } from '#server/media/media.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import type { Markets } from '#server/markets/market.ts'

/** What a handler may use; made once at start. */
export interface Services {
  config: Config
  db: Kysely<Schema>
  database: Pick<Database, 'kind'>
  markets: Markets
  /** The same for jobs: the live one waits for its turn at a store, however long, and never gives an answer from before. */
  jobMarkets: Markets
  rankedKeywordJobs: RankedKeywordJobs
  media: Media
  dailyJobs: DailyJobs
  jobStates: JobStates
  mail: Mailer
  payments: PaymentProvider
  tokens: AccessTokens
  limits: RateLimits
  /** Where people open Storeglass, without a slash at the end: links in mails start with it. */
  baseUrl: string
  log: Log
  /** Now. Tests move it. */
  clock: () => Date
}

export interface Caller extends Omit<Identity, 'expiresAt'> {
  /** The session that the token belongs to. */
  sessionId?: string | undefined
  /** What lets `impersonatorId` act as the user. */
  impersonationId?: string | undefined
}

/** The little of HTTP that the few handlers need which set cookies or look at the sender. */
export interface Exchange {
  ip: string
  /** Whether a trusted proxy passed the request on: the headers it sets are believed. */
  viaProxy: boolean
  header: (name: string) => string | undefined
  cookie: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
}

export type AfterCommit = () => Promise<void>

export type Handler<E extends Endpoint> = (
  request: EndpointRequest<E> & {
    /** Who asks: set for every `bearer` endpoint; a `public` endpoint must not read it. */
    caller: Caller
    /**
     * For reads and public endpoints the database itself; for every other method a transaction that commits with
     * the answer and rolls back when the handler throws. Use only this handle inside such a handler: the embedded
     * database has one connection, and a second one would wait for the first.
     */
    db: Kysely<Schema> | Transaction<Schema>
    services: Services
    exchange: Exchange
    /**
     * Does something once the write has committed, before the answer goes out: what waits for others, such as a mail
     * server, must not hold rows, or the embedded database's one connection. When it throws, that is the answer; what
     * was written stays unless it is undone there.
     */
    afterCommit: (work: AfterCommit) => void
  },
) => Promise<EndpointAnswer<E>>

/** A request with who asks, before anything is done for it. */
export type Asked<E extends Endpoint> = EndpointRequest<E> & { caller: Caller; services: Services }

export interface Served {
  endpoint: Endpoint
  /** Resolves to the handler, which then runs in the transaction of a write. */
  prepare: (asked: Asked<Endpoint>) => Promise<Handler<Endpoint>>
}

/** Binds a handler to an endpoint; `createApp` mounts what is served. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Served {
  return { endpoint, prepare: async () => handler }
}

/**
 * For writes that ask a market: a store may take seconds, during which no transaction may hold rows, or the embedded
 * database's one connection. `before` runs first; the handler gets what it gave, or its failure, where it calls
 * `before()`, so that a request which is refused for another reason is refused for that one.
 */
export function serveAfter<E extends Endpoint, T>(
  endpoint: E,
  before: (asked: Asked<E>) => Promise<T>,
  handler: (request: Parameters<Handler<E>>[0], before: () => T) => Promise<EndpointAnswer<E>>,
): Served {
  return {
    endpoint,
    async prepare(asked) {
      // The endpoint's own schemas made the request; who binds it does not know them.
      const [outcome] = await Promise.allSettled([before(asked as Asked<E>)])
      const result = () => {
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      }
      return serve<E>(endpoint, (request) => handler(request, result)).prepare(asked)
    },
  }
}

/** Thrown by handlers; becomes the error body. `details` must hold nothing secret and no input. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
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
