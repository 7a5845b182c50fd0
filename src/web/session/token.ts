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
/** A token this close to its end is renewed first, ms. */
const MARGIN_MS = 30_000
const LOCK_WAIT_MS = 10_000
/** Where the token does not say how long it lives, ms. */
const DEFAULT_LIFETIME_MS = 5 * 60_000

const SessionMessage = v.variant('type', [
  v.object({ type: v.literal('signedIn'), tokens: TokenResponse }),
  v.object({ type: v.literal('renewed'), tokens: TokenResponse }),
  v.object({ type: v.literal('ended'), userId: Id }),
  v.object({ type: v.literal('loggedOut'), userId: Id }),
])
type SessionMessage = v.InferOutput<typeof SessionMessage>

let token: Token | null = null
let renewal: Promise<Token> | null = null
let channel: BroadcastChannel | null = null

/** A token that will live a little longer; renews it where needed. Throws `ApiError` `unauthorized` or `offline`. */
export async function accessToken(): Promise<Token> {
  if (token && token.expiresAt - MARGIN_MS > Date.now()) return token
  return renewToken(token)
}

/** The token at hand, if it is still good; asks nobody. */
export const currentToken = (): Token | null => (token && token.expiresAt > Date.now() ? token : null)

/**
 * Asks for another access token than the `used` one; however many ask, in however many tabs, one request is made. The
 * cookie that it goes by is the browser's matter: the server changes it or leaves it.
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
    // Logged out while this one waited for the lock.
    if (!isStillIn()) throw signedOut()
    // Another tab was faster.
    if (token && token !== before) return token
    const { data } = await request(refreshToken, { body: {} }).catch((error: unknown) => {
      if (isRefused(error)) endSession()
      throw error
    })
    // Logged out while the answer was on its way.
    if (!isStillIn()) throw signedOut()
    return takeTokens(impersonation() ? await (await loadActing()).tokensOfActed(data) : data, 'renewed')
  }
  return inTurn(run)
}

/** Of all tabs one alone uses or gives back the refresh token; who waited too long goes on without. */
export const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  withLock('storeglass-refresh', LOCK_WAIT_MS, task, task)

/** OP-97: the server's own no. A network that fails, a server that does, or one that wants to wait ends nothing. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.code !== null &&
  ['unauthorized', 'forbidden', 'invalid', 'notFound'].includes(error.kind)

const loadActing = () => import('./act-as.ts')

/** Takes over what the server answered, whoever it is for, and tells the other tabs. */
export function takeTokens(tokens: TokenResponse, how: 'signedIn' | 'renewed'): Token {
  post({ type: how, tokens })
  return adopt(tokens)
}

function adopt({ accessToken, identity }: TokenResponse): Token {
  token = { value: accessToken, userId: identity.userId, expiresAt: Date.now() + lifetimeMs(accessToken) }
  session.set({ identity, state: 'in' })
  return token
}

/** The token's own span, so that a wrong device clock does no harm. */
function lifetimeMs(accessToken: string): number {
  try {
    const payload = accessToken.split('.')[1] ?? ''
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    return typeof iat === 'number' && typeof exp === 'number' ? (exp - iat) * 1000 : DEFAULT_LIFETIME_MS
  } catch {
    return DEFAULT_LIFETIME_MS
  }
}

/** The server ended the session. The user's data and queue stay for the same user's next log-in. */
export function endSession(): void {
  const { identity } = session.get()
  token = null
  if (impersonation()) return endActing()
  if (!identity) return
  if (isLogoutPending(identity.userId)) return session.set({ identity: null, state: 'out' })
  session.set({ identity, state: 'ended' })
  post({ type: 'ended', userId: identity.userId })
}

/** With the session of who acts as somebody ends the acting; its own pages know what to do then. */
const endActing = () => void loadActing().then(({ leave }) => leave())

provideTokens({
  user: () => {
    const { identity, state } = session.get()
    return identity && { userId: identity.userId, isSignedIn: state === 'in' }
  },
  current: currentToken,
  get: accessToken,
  renew: renewToken,
  end: endSession,
})

/** Forgets who is signed in, here and in the other tabs. */
export function dropSession(userId: string): void {
  token = null
  session.set({ identity: null, state: 'out' })
  post({ type: 'loggedOut', userId })
}

function post(message: SessionMessage): void {
  // A BroadcastChannel never leaves its origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(message)
}

/**
 * Follows log-ins, log-outs and renewals of the other tabs. Call before anything of the user is restored: a log-out
 * heard by nobody would be undone by a tab that is just starting. Returns what stops it.
 */
export function followOtherTabs(): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const opened = new BroadcastChannel(CHANNEL)
  // Who acts as somebody does so in this tab alone.
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

/** Whether this user is not the one any more who is signed in in this browser. */
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
    // Said by a tab that has not heard of the log-out yet: it must not sign anybody in again.
    if (state !== 'out') adopt(message.tokens)
    return
  }
  if (identity?.userId !== message.userId) return
  token = null
  if (message.type === 'ended') return session.set({ identity, state: 'ended' })
  session.set({ identity: null, state: 'out' })
  // What this tab wrote meanwhile may have come after the other's deletion.
  removeUserKeys()
  void deleteStores(message.userId)
}
