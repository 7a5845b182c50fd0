import type { Identity } from '#contract/auth/auth.ts'
import { createStore } from '#web/offline/create-store.ts'
import { belongsToOwner } from '#web/offline/storage/device-user.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server wants a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

/** Who is signed in: the one place that knows. */
export const session = createStore<Session>({ identity: null, state: 'out' })

// First of all listeners: nothing of the user before is read or written any more when the others are told.
belongsToOwner({ get: () => session.get().identity, subscribe: session.subscribe })
