import * as v from 'valibot'
import { refreshToken, TokenResponse } from '#contract/auth/auth.ts'
import { Id } from '#contract/store.ts'
import { deleteStores, removeUserKeys } from '#web/offline/storage/clear-user.ts'
import { isLogoutPending } from '#web/offline/storage/pending-logouts.ts'
import { withLock } from '#web/offline/locks.ts'
import { ApiError } from '#web/api/api-error.ts'
import { impersonation } from './impersonation.ts'
import { request } from '#web/api/request.ts'
import { provideTokens, signedOut, type Token } from '#web/api/token-source.ts'
import { session } from './session-store.ts'

const CHANNEL = 'storeglass-session'
/** Renew a token that expires within this time, ms. */
const MARGIN_MS = 30_000
const LOCK_WAIT_MS = 10_000
/** Used if the token does not contain its lifetime, ms. */
const DEFAULT_LIFETIME_MS = 5 * 60_000

const SessionMessage = v.variant('type', [
  v.object({ type: v.literal('signedIn'), tokens: TokenResponse }),
  v.object({ type: v.literal('renewed'), tokens: TokenResponse }),
  v.object({ type: v.literal('ended'), userId: Id }),
  v.object({ type: v.literal('loggedOut'), userId: Id }),
  v.object({ type: v.literal('switching'), userId: Id }),
])
type SessionMessage = v.InferOutput<typeof SessionMessage>

let token: Token | null = null
let renewal: Promise<Token> | null = null
let channel: BroadcastChannel | null = null

/** A token that stays valid for a while, renewed if necessary. Throws `ApiError` `unauthorized` or `offline`. */
export async function accessToken(): Promise<Token> {
  if (token && token.expiresAt - MARGIN_MS > Date.now()) return token
  return renewToken(token)
}

/** The token in memory if it is still valid; makes no request. */
export const currentToken = (): Token | null => (token && token.expiresAt > Date.now() ? token : null)

/**
 * Requests an access token other than `used`. Concurrent calls, in all tabs, share one request. The refresh token is a
 * cookie that the browser manages.
 */
export function renewToken(used: Token | null): Promise<Token> {
  if (session.get().state !== 'in') return Promise.reject(signedOut())
  if (token && token !== used) return Promise.resolve(token)
  renewal ??= exchange(token).finally(() => {
    renewal = null
  })
  return renewal
}

async function exchange(before: Token | null): Promise<Token> {
  const userId = session.get().identity?.userId
  const isStillIn = () =>
    session.get().state === 'in' &&
    session.get().identity?.userId === userId &&
    !(userId !== undefined && !impersonation() && isLogoutPending(userId))
  const run = async (): Promise<Token> => {
    // The user logged out while this call waited for the lock.
    if (!isStillIn()) throw signedOut()
    // Another tab has already renewed it.
    if (token && token !== before) return token
    const { data } = await request(refreshToken, { body: {} }).catch((error: unknown) => {
      if (isRefused(error)) endSession()
      throw error
    })
    // The user logged out while the request was pending.
    if (!isStillIn()) throw signedOut()
    return takeTokens(impersonation() ? await (await loadActing()).tokensOfActed(data) : data, 'renewed')
  }
  return inTurn(run)
}

/** Only one tab at a time uses or revokes the refresh token; if the lock takes too long, the task runs without it. */
export const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  withLock('storeglass-refresh', LOCK_WAIT_MS, task, task)

/** OP-97: an explicit refusal by the server. Network errors, server errors and rate limits do not end the session. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== null &&
  ['unauthorized', 'forbidden', 'invalid', 'notFound'].includes(error.kind)

const loadActing = () => import('./act-as.ts')

/** Stores the server's response, whichever user it belongs to, and informs the other tabs. */
export function takeTokens(tokens: TokenResponse, how: 'signedIn' | 'renewed'): Token {
  post({ type: how, tokens })
  return adopt(tokens)
}

function adopt({ accessToken, identity }: TokenResponse): Token {
  token = { value: accessToken, userId: identity.userId, expiresAt: Date.now() + lifetimeMs(accessToken) }
  session.set({ identity, state: 'in' })
  return token
}

/** The token's own lifetime, so that a wrong device clock does not matter. */
function lifetimeMs(accessToken: string): number {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : DEFAULT_LIFETIME_MS
  } catch {
    return DEFAULT_LIFETIME_MS
  }
}

/** The server ended the session. The user's data and queue stay for their next log-in. */
export function endSession(): void {
  const { identity } = session.get()
  token = null
  if (impersonation()) return endActing()
  if (!identity) return
  if (isLogoutPending(identity.userId)) return session.set({ identity: null, state: 'out' })
  session.set({ identity, state: 'ended' })
  post({ type: 'ended', userId: identity.userId })
}

/** The end of the impersonator's session also ends the impersonation; their own pages handle the rest. */
const endActing = () => void loadActing().then(({ leave }) => leave())

provideTokens({
  user: () => {
    const { identity, state } = session.get()
    return (
      identity && {
        userId: identity.userId,
        organizationId: identity.organizationId,
        isSignedIn: state === 'in',
      }
    )
  },
  current: currentToken,
  get: accessToken,
  renew: renewToken,
  end: endSession,
})

/**
 * Forgets who is signed in, in this tab and the others. `switching`: the same user goes on in another organisation, so
 * the databases stay.
 */
export function dropSession(userId: string, how: 'loggedOut' | 'switching' = 'loggedOut'): void {
  token = null
  session.set({ identity: null, state: 'out' })
  post({ type: how, userId })
}

function post(message: SessionMessage): void {
  // A BroadcastChannel never leaves its origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message)
}

/**
 * Follows log-ins, log-outs and renewals of other tabs. Call it before any of the user's data is restored, or a tab
 * that is just starting would miss a log-out and undo it. Returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const opened = new BroadcastChannel(CHANNEL)
  // An impersonation concerns this tab alone.
  if (!impersonation()) channel = opened
  opened.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(SessionMessage, data)
    if (parsed.success) follow(parsed.output)
  })
  return () => {
    opened.close()
    if (channel === opened) channel = null
  }
}

/** Whether this user is no longer the one who is signed in in this browser. */
const takesFrom = (userId: string, message: SessionMessage): boolean =>
  'tokens' in message ? message.tokens.identity.userId !== userId : message.userId === userId

function follow(message: SessionMessage): void {
  const { identity, state } = session.get()
  const acting = impersonation()
  if (acting) {
    if (takesFrom(acting.by.userId, message)) endActing()
    return
  }
  if (message.type === 'signedIn') return void adopt(message.tokens)
  if (message.type === 'renewed') {
    // Sent by a tab that has not received the log-out yet: it must not sign anybody in again.
    if (state !== 'out') adopt(message.tokens)
    return
  }
  if (identity?.userId !== message.userId) return
  token = null
  if (message.type === 'ended') return session.set({ identity, state: 'ended' })
  session.set({ identity: null, state: 'out' })
  // This tab may have written after the other one deleted.
  removeUserKeys()
  if (message.type === 'loggedOut') void deleteStores(message.userId)
}
