import { ApiError } from './api-error.ts'

/** An access token, held in memory only. */
export interface Token {
  value: string
  userId: string
  /** Device time, ms since 1970. */
  expiresAt: number
}

/** Whose token calls use. The session supplies it, so that the transport does not depend on the session. */
export interface TokenSource {
  /** Who is signed in, or was when the session ended; null: nobody. */
  user: () => { userId: string; organizationId: string; isSignedIn: boolean } | null
  /** The token in memory if it is still valid; makes no request. */
  current: () => Token | null
  /** A token that stays valid for a while. Throws `ApiError` `unauthorized` or `offline`. */
  get: () => Promise<Token>
  /** A token other than `used`. Throws as `get`. */
  renew: (used: Token | null) => Promise<Token>
  /** Called when the server has refused a fresh token. */
  end: () => void
}

/** Thrown when nobody is signed in. */
export const signedOut = () =>
  new ApiError('Not signed in', { kind: 'unauthorized', code: 'UNAUTHORIZED', status: 401 })

let source: TokenSource = {
  user: () => null,
  current: () => null,
  get: () => Promise.reject(signedOut()),
  renew: () => Promise.reject(signedOut()),
  end: () => {},
}

/** Sets the token source of all calls. */
export function provideTokens(next: TokenSource): void {
  source = next
}

export const tokens = (): TokenSource => source
