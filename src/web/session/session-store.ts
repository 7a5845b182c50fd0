import type { Identity } from '#contract/auth/auth.ts'
import { createStore } from '#web/offline/create-store.ts'
import { belongsToOwner } from '#web/offline/storage/device-user.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server requires a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

/** Who is signed in: the single source. */
export const session = createStore<Session>({ identity: null, state: 'out' })

// Subscribes first: when other listeners run, the previous user's data is no longer read or written.
belongsToOwner({ get: () => session.get().identity, subscribe: session.subscribe })
