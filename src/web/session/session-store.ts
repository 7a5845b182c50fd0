import type { Identity } from '#contract/auth/auth.ts'
import { createStore, saysTheSame } from '#web/offline/create-store.ts'
import { belongsToOwner } from '#web/offline/storage/device-user.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server requires a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

/** Who is signed in: the single source. A new token mostly tells what was known, apart from its own end. */
export const session = createStore<Session>({ identity: null, state: 'out' }, (before, next) =>
  saysTheSame(endless(before), endless(next)),
)

const endless = ({ identity, state }: Session) => ({ state, identity: identity && { ...identity, expiresAt: 0 } })

// Subscribes first: when other listeners run, the previous user's data is no longer read or written.
belongsToOwner({ get: () => session.get().identity, subscribe: session.subscribe })
