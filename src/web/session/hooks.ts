import { useSyncExternalStore } from 'react'
import { privilegesOf, type Privilege } from '#contract/protocol/access.ts'
import type { Identity } from '#contract/auth/auth.ts'
import { session, type Session } from './session-store.ts'

export const useSession = (): Session => useSyncExternalStore(session.subscribe, session.get)

/** Who is signed in, or was when the session ended; null: nobody. */
export const useIdentity = (): Identity | null => useSession().identity

/** Whether the user may do something according to role and grants; the server decides. */
export function useMay(privilege: Privilege): boolean {
  const identity = useIdentity()
  return identity !== null && privilegesOf(identity).has(privilege)
}
