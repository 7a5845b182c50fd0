import type * as v from 'valibot'
import type { AppPermission, PaidFeature, Privilege } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** Every path of the contract lives below this prefix. */
export const API_BASE = '/api'

/** Names the remembered user to the service worker, which strips it before the network. */
export const USER_HEADER = 'x-storeglass-user'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Schema = v.GenericSchema<unknown, unknown>

export interface Endpoint<
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | undefined = Schema | undefined,
  R extends Schema = Schema,
> {
  /** Stable name: query key, OpenAPI operation id, key of the saved answers on the device. */
  id: string
  summary: string
  method: Method
  /** Path below `/api` with `{name}` placeholders. */
  path: `/${string}`
  params: P
  query: Q
  body: B
  response: R
  /** Codes this endpoint answers with, besides those every endpoint may answer with. */
  errors: readonly ErrorCode[]
  auth: 'bearer' | 'public'
  /** Only who holds it may ask; others get FORBIDDEN, before anything else is looked at. */
  privilege: Privilege | null
  /** Only with a plan that has it; others get FEATURE_LOCKED. */
  feature: PaidFeature | null
  /** What a member must hold on the project that the path names. */
  app: AppPermission | null
  /** The account's own matter: refused with NOT_WHILE_ACTING while somebody impersonates its user. */
  selfOnly: boolean
  /** Only asks, although its method may say otherwise. */
  readOnly: boolean
  /** Status of a success; 204 has no body and `response` is `v.null()`. */
  status: 200 | 201 | 204
  timeoutMs: number
  /** Further tries of the client on network errors and 5xx (reads only). */
  retries: number
  /** `cache`: the worker and the device keep the last good answer per user. */
  offline: 'cache' | 'network'
  /** The write may wait in the outbox; the server then honours `Idempotency-Key`. */
  queued: boolean
  /** Version of the answer's shape; a change drops saved answers of the older shape. */
  shape: number
}

type Defaults =
  | 'errors'
  | 'auth'
  | 'privilege'
  | 'feature'
  | 'app'
  | 'selfOnly'
  | 'readOnly'
  | 'status'
  | 'timeoutMs'
  | 'retries'
  | 'offline'
  | 'queued'
  | 'shape'

type Definition<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
> = Omit<Endpoint<P, Q, B, R>, Defaults | 'params' | 'query' | 'body'> &
  Partial<Pick<Endpoint<P, Q, B, R>, Defaults>> & { params?: P; query?: Q; body?: B }

/** Declares an endpoint. Reads are retried up to 5 times and kept offline unless said otherwise; writes are neither. */
export function endpoint<
  R extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const isRead = definition.method === 'GET'
  return {
    errors: [],
    auth: 'bearer',
    privilege: null,
    feature: null,
    app: definition.path.includes('{projectId}') ? (isRead ? 'view' : 'edit') : null,
    selfOnly: false,
    readOnly: isRead,
    status: 200,
    timeoutMs: 20_000,
    retries: isRead ? 5 : 0,
    offline: isRead ? 'cache' : 'network',
    queued: false,
    shape: 1,
    ...definition,
    params: definition.params as P,
    query: definition.query as Q,
    body: definition.body as B,
  }
}

type Part<K extends string, S> = S extends Schema ? { [key in K]: v.InferInput<S> } : { [key in K]?: never }

/** What a caller passes: only the parts that the endpoint declares. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Part<'params', P> & Part<'query', Q> & Part<'body', B> : never

type Parsed<K extends string, S> = S extends Schema ? { [key in K]: v.InferOutput<S> } : { [key in K]: undefined }

/** What a handler receives: parsed parts. */
export type EndpointRequest<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? Parsed<'params', P> & Parsed<'query', Q> & Parsed<'body', B> : never

/** What a caller gets. */
export type EndpointOutput<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? v.InferOutput<R> : never

/** What a handler returns. */
export type EndpointAnswer<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer R> ? v.InferInput<R> : never
