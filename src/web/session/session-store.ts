import type { Identity } from '#contract/auth/auth.ts'
import { deviceOrganisation, deviceUser } from '#web/offline/storage/device-user.ts'
import { createStore } from '#web/offline/create-store.ts'

export interface Session {
  identity: Identity | null
  /** `ended`: the server wants a new log-in; the user's data and queued writes stay on the device, locked. */
  state: 'out' | 'in' | 'ended'
}

export const session = createStore<Session>({ identity: null, state: 'out' })

const organisationOf = ({ identity }: Session) => identity?.organizationId ?? null
const userOf = ({ identity }: Session) => identity?.userId ?? null

/**
 * Calls back with the user of now and of before whenever another user (or nobody) takes over, or the same one goes on in
 * another organisation: nothing that was answered before holds any more. Returns what stops it.
 */
export function onUserChange(listener: (userId: string | null, before: string | null) => void): () => void {
  let before = session.get()
  return session.subscribe(() => {
    const now = session.get()
    const last = before
    before = now
    if (userOf(now) !== userOf(last) || organisationOf(now) !== organisationOf(last))
      listener(userOf(now), userOf(last))
  })
}

// Whose stores on the device are in use follows who is signed in, first of all listeners.
session.subscribe(() => {
  deviceOrganisation.set(organisationOf(session.get()))
  deviceUser.set(userOf(session.get()))
})
