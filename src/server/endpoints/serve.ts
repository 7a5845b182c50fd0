import type { Endpoint, EndpointAnswer, EndpointRequest } from '#contract/protocol/endpoint.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import type { Services } from './services.ts'

export type AfterCommit = () => Promise<void>

export type Handler<E extends Endpoint> = (
  request: EndpointRequest<E> & {
    /** The authenticated caller of a `bearer` endpoint; a `public` endpoint must not read it. */
    caller: Caller
    /**
     * For reads, also those by POST, and public endpoints the database itself; for every write a transaction that commits
     * with the answer and rolls back when the handler throws. Such a handler must use this handle only: the embedded database
     * has one connection, and a second handle would wait for the first.
     */
    db: Kysely<Schema> | Transaction<Schema>
    services: Services
    exchange: Exchange
    /**
     * Runs work after the commit and before the response is sent: waiting for others, such as a mail server, must not
     * hold row locks or the embedded database's only connection. If it throws, the error is the response; the committed
     * rows stay unless the work reverts them.
     */
    afterCommit: (work: AfterCommit) => void
  },
) => Promise<EndpointAnswer<E>>

/** A request and its caller, before the handler runs. */
export type PrefetchRequest<E extends Endpoint> = EndpointRequest<E> & { caller: Caller; services: Services }

export interface Route {
  endpoint: Endpoint
  /** Resolves to the handler, which runs in the transaction of a write. */
  prepare: (request: PrefetchRequest<Endpoint>) => Promise<Handler<Endpoint>>
}

/** Binds a handler to an endpoint; `createApp` mounts the routes. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, prepare: async () => handler }
}

/**
 * For writes that first need something slow, such as a market's answer: no transaction may hold row locks, or the
 * embedded database's only connection, meanwhile. `prefetch` runs before the transaction; the handler calls
 * `prefetched()` for its result. That throws if `prefetch` failed, so that other reasons to refuse the request take
 * precedence.
 */
export function withPrefetch<E extends Endpoint, T>(
  endpoint: E,
  prefetch: (request: PrefetchRequest<E>) => Promise<T>,
  handler: (request: Parameters<Handler<E>>[0], prefetched: () => T) => Promise<EndpointAnswer<E>>,
): Route {
  return {
    endpoint,
    async prepare(request) {
      // The endpoint's schemas have validated the request, which the types cannot express here.
      const [outcome] = await Promise.allSettled([prefetch(request as PrefetchRequest<E>)])
      const result = () => {
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      }
      return serve<E>(endpoint, (own) => handler(own, result)).prepare(request)
    },
  }
}
