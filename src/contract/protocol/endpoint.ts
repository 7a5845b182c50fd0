import type * as v from 'valibot'
import type { AppPermission, PaidFeature, Privilege } from './access.ts'
import type { ErrorCode } from './errors.ts'

/** Prefix of every path of the contract. */
export const API_BASE = '/api'

/**
 * Names the remembered user to the service worker, which strips it before the network. Only reads with `offline: 'cache'`
 * carry it: it is what tells the worker that it may save the answer.
 */
export const USER_HEADER = 'x-storeglass-user'

/**
 * The organisation in which a change was made. The server refuses the change with OTHER_ORGANIZATION if the access token
 * is of another one. Without the header, the token's organisation counts.
 */
export const ORGANIZATION_HEADER = 'x-storeglass-organization'

/** Marks every answer of the API, so that clients recognise what a captive portal or a proxy says in its place. */
export const API_HEADER = 'storeglass-api'

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
  /** What it does, in a sentence: for the API's documentation and the audit log. */
  summary: string
  method: Method
  /** Path below `/api` with `{name}` placeholders. */
  path: `/${string}`
  params: P
  query: Q
  body: B
  response: R
  /** Error codes of this endpoint, besides the common ones. */
  errors: readonly ErrorCode[]
  auth: 'bearer' | 'public'
  /** Required privilege; others get FORBIDDEN before any other check. */
  privilege: Privilege | null
  /** Required feature of the plan; others get FEATURE_LOCKED. */
  feature: PaidFeature | null
  /** Permission that a member needs on the project in the path. */
  app: AppPermission | null
  /** Only for the users themselves: refused with NOT_WHILE_ACTING during an impersonation. */
  selfOnly: boolean
  /** Refused with CONFIRM_IDENTITY unless the session has shown a short while ago who uses it. */
  confirmed: boolean
  /** Open to members who must set up a second step before anything else. */
  withoutSecondStep: boolean
  /** Reads only, although its method suggests otherwise. */
  readOnly: boolean
  /** Status of a success; 204 has no body and `response` is `v.null()`. */
  status: 200 | 201 | 204
  timeoutMs: number
  /** Number of retries by the client on network errors and 5xx (reads only). */
  retries: number
  /**
   * `cache`: the device keeps the last good answer per user, and so does the worker for reads by GET, which `call()` marks
   * with the name of the user.
   */
  offline: 'cache' | 'network'
  /** The write may wait in the outbox; the server then honours `Idempotency-Key`. */
  queued: boolean
  /** The body is sent as multipart/form-data: text fields, and one file in `file`. */
  multipart: boolean
  /** Version of the answer's shape; a change drops saved answers of the older one. */
  shape: number
}

type Defaults =
  | 'errors'
  | 'auth'
  | 'privilege'
  | 'feature'
  | 'app'
  | 'selfOnly'
  | 'confirmed'
  | 'withoutSecondStep'
  | 'readOnly'
  | 'status'
  | 'timeoutMs'
  | 'retries'
  | 'offline'
  | 'queued'
  | 'multipart'
  | 'shape'

type Definition<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema,
> = Omit<Endpoint<P, Q, B, R>, Defaults | 'params' | 'query' | 'body'> &
  Partial<Pick<Endpoint<P, Q, B, R>, Defaults>> & { params?: P; query?: Q; body?: B }

/** Declares an endpoint. Reads are retried up to 5 times and kept offline unless said otherwise; writes are neither. */
// @__NO_SIDE_EFFECTS__
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
    confirmed: false,
    withoutSecondStep: false,
    readOnly: isRead,
    status: 200,
    timeoutMs: 20_000,
    retries: isRead ? 5 : 0,
    offline: isRead ? 'cache' : 'network',
    queued: false,
    multipart: false,
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
