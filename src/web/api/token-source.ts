import { ApiError } from './api-error.ts'

/** An access token; it lives in the memory of the tabs only. */
export interface Token {
  value: string
  userId: string
  /** Device time, ms since 1970. */
  expiresAt: number
}

/** Who calls are made as. The session hands it in, so that the transport needs to know nothing of sessions. */
export interface TokenSource {
  /** Who is signed in, or was when the session ended; null: nobody. */
  user: () => { userId: string; isSignedIn: boolean } | null
  /** The token in memory, if it is still good; asks nobody. */
  current: () => Token | null
  /** A token that will live a little longer. Throws `ApiError` `unauthorized` or `offline`. */
  get: () => Promise<Token>
  /** Another token than the `used` one. Throws as `get`. */
  renew: (used: Token | null) => Promise<Token>
  /** The server has refused a fresh token. */
  end: () => void
}

/** Nobody is signed in: there is no token to be had. */
export const signedOut = () =>
  new ApiError('Not signed in', { kind: 'unauthorized', code: 'UNAUTHORIZED', status: 401 })

let source: TokenSource = {
  user: () => null,
  current: () => null,
  get: () => Promise.reject(signedOut()),
  renew: () => Promise.reject(signedOut()),
  end: () => {},
}

/** Takes the tokens of all calls from `next`. */
export function provideTokens(next: TokenSource): void {
  source = next
}

export const tokens = (): TokenSource => source
