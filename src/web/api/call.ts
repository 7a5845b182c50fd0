import {
  ORGANIZATION_HEADER,
  USER_HEADER,
  type Endpoint,
  type EndpointInput,
  type EndpointOutput,
} from '#contract/protocol/endpoint.ts'
import { ApiError } from './api-error.ts'
import { isConfirmedNow } from './confirmation.ts'
import { logWarning } from './log.ts'
import { request, type Answer } from './request.ts'
import { outcomes } from './outcomes.ts'
import { tokens, type Token } from './token-source.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Call only as this user; fails as `unauthorized` if somebody else is signed in. */
  userId?: string | undefined
  /** Write only in this organisation; left out: the one that the user was in when the call began. */
  organizationId?: string | undefined
  /** `low`: for background work. */
  priority?: RequestPriority | undefined
}

/**
 * Calls an endpoint. Where the server wants to be shown who asks, the user is asked, and the call made again. Throws
 * `ApiError`; an aborted call throws the signal's reason.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  try {
    return (await ask(endpoint, input, options)).data
  } catch (error) {
    // What the queue sends may have been done days ago: nobody would know what the question is about.
    const mayAsk = error instanceof ApiError && options.idempotencyKey === undefined
    if (!mayAsk || !(await isConfirmedNow(error))) throw error
  }
  return (await ask(endpoint, input, options)).data
}

/** As `call`, with the answer's time: a saved answer of the worker keeps the time at which the server gave it. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<Answer<EndpointOutput<E>>> {
  if (endpoint.auth === 'public')
    return request(endpoint, input, { signal: options.signal, priority: options.priority })
  const userId = options.userId ?? tokens().user()?.userId
  // Before anything is waited for: a token that comes meanwhile may be of another organisation.
  const organizationId = options.organizationId ?? tokens().user()?.organizationId
  const token = await tokenFor(endpoint)
  options.signal?.throwIfAborted()
  const attempt = (token: Token | null) => {
    if (!userId || (token && token.userId !== userId)) throw otherUser()
    const { signal, priority } = options
    return request(endpoint, input, {
      signal,
      priority,
      headers: headersOf(endpoint, { userId, organizationId, token }, options),
    })
  }
  try {
    return await attempt(token)
  } catch (error) {
    if (!isTokenRefused(error)) throw error
  }
  const renewed = await tokens().renew(token)
  try {
    return await attempt(renewed)
  } catch (error) {
    if (isTokenRefused(error)) tokens().end()
    throw error
  }
}

const isTokenRefused = (error: unknown) => error instanceof ApiError && error.code === 'UNAUTHORIZED'

/** null: the server can't be reached, but the worker may have a saved answer. */
async function tokenFor(endpoint: Endpoint): Promise<Token | null> {
  const mayBeKept = endpoint.offline === 'cache'
  if (mayBeKept && tokens().user()?.isSignedIn && outcomes().isOffline()) return tokens().current()
  try {
    return await tokens().get()
  } catch (error) {
    if (!mayBeKept || !(error instanceof ApiError) || error.kind === 'unauthorized') throw error
    // API-004: being without a token while offline is expected.
    if (error.kind !== 'offline') logWarning(`${endpoint.id} is asked for without a token`)
    return null
  }
}

/** Raised on the client, so without status and code. */
const otherUser = () => new ApiError('Another user is signed in', { kind: 'unauthorized' })

interface Asker {
  userId: string
  organizationId: string | undefined
  token: Token | null
}

function headersOf(endpoint: Endpoint, { userId, organizationId, token }: Asker, options: CallOptions) {
  return {
    ...(token && { authorization: `Bearer ${token.value}` }),
    ...(endpoint.offline === 'cache' && { [USER_HEADER]: userId }),
    ...(!endpoint.readOnly && organizationId !== undefined && { [ORGANIZATION_HEADER]: organizationId }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  }
}
