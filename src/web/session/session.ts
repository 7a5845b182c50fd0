import type { Identity, TokenResponse } from '#contract/auth/auth.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { recordDeletion, recordRevocation } from '#web/offline/storage/pending-logouts.ts'
import { finishDeletions, finishRevocation } from './log-out.ts'
import { session } from './session-store.ts'
import { accessToken, takeTokens } from './token.ts'

/** Who is signed in, or was when the session ended; null: nobody. */
export const getIdentity = (): Identity | null => session.get().identity

/** Starts a session from the response to a log-in, a verification or the demo; replaces another user's session. */
export function signIn(tokens: TokenResponse): void {
  recordRevocation()
  recordDeletion(tokens.identity.userId)
  takeTokens(tokens, 'signedIn')
}

/**
 * Renews the remembered session in the background and completes unfinished log-outs. Call once, after the boot record is
 * restored. Returns a function that stops it.
 */
export function startSession(): () => void {
  const stop = connectivity.subscribe(() => {
    if (connectivity.get() === 'online') void renewOrRevoke()
  })
  finishDeletions()
  void renewOrRevoke()
  return stop
}

async function renewOrRevoke(): Promise<void> {
  // A refusal has ended the session; without a response, the next reconnect retries.
  if (session.get().state === 'in') await accessToken().catch(() => {})
  else await finishRevocation()
}
