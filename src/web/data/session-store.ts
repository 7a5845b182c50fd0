import type { Identity } from '#contract/auth.ts'
import { deviceUser } from '../offline/device-user.ts'
import { createStore } from '../offline/store.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server wants a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

export const session = createStore<Session>({ identity: null, state: 'out' })

/** Calls back with the user of now and of before whenever another user (or nobody) takes over. Returns what stops it. */
export function onUserChange(listener: (userId: string | null, before: string | null) => void): () => void {
  let before = session.get().identity?.userId ?? null
  return session.subscribe(() => {
    const userId = session.get().identity?.userId ?? null
    if (userId === before) return
    const last = before
    before = userId
    listener(userId, last)
  })
}

// Whose stores on the device are in use follows who is signed in, first of all listeners.
session.subscribe(() => deviceUser.set(session.get().identity?.userId ?? null))
