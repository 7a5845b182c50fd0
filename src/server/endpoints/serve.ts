import type { Endpoint, EndpointAnswer, EndpointRequest } from '#contract/protocol/endpoint.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { Caller } from '#server/kernel/caller.ts'
import type { Exchange } from '#server/kernel/exchange.ts'
import type { Services } from './services.ts'

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
export type PrefetchRequest<E extends Endpoint> = EndpointRequest<E> & { caller: Caller; services: Services }

export interface Route {
  endpoint: Endpoint
  /** Resolves to the handler, which then runs in the transaction of a write. */
  prepare: (request: PrefetchRequest<Endpoint>) => Promise<Handler<Endpoint>>
}

/** Binds a handler to an endpoint; `createApp` mounts the routes. */
export function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, prepare: async () => handler }
}

/**
 * For writes that need something slow first, such as an answer of a market, during which no transaction may hold rows,
 * or the embedded database's one connection. `prefetch` runs before the transaction; the handler calls `prefetched()`
 * for its result, which throws where it failed, so that a request which is refused for another reason is refused for
 * that one.
 */
export function withPrefetch<E extends Endpoint, T>(
  endpoint: E,
  prefetch: (request: PrefetchRequest<E>) => Promise<T>,
  handler: (request: Parameters<Handler<E>>[0], prefetched: () => T) => Promise<EndpointAnswer<E>>,
): Route {
  return {
    endpoint,
    async prepare(request) {
      // The endpoint's own schemas made the request; who binds it does not know them.
      const [outcome] = await Promise.allSettled([prefetch(request as PrefetchRequest<E>)])
      const result = () => {
        if (outcome.status === 'rejected') throw outcome.reason
        return outcome.value
      }
      return serve<E>(endpoint, (own) => handler(own, result)).prepare(request)
    },
  }
}
